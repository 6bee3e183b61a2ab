"""The HTTP interface described as OpenAPI."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from menagerie import __version__

from .messages import Refusal

TEMPLATE = "#/components/schemas/{name}"
PARAMETER = re.compile(r"\{(\w+)(?::(\w+))?\}")


TEXT = {"type": "string"}
NUMBER = {"type": "integer", "minimum": 0, "maximum": 999_999_999}


@dataclass(frozen=True)
class Query:
    """One parameter after the question mark."""

    name: str
    is_number: bool = False
    required: bool = False


LANGUAGE = Query("lang")


@dataclass(frozen=True)
class Endpoint:
    """One address and what goes in and out; `answers` None is a picture. `name` and `about` are the
    handler's own where nothing else is given."""

    method: str
    path: str
    handler: Callable[..., Any]
    answers: Any
    takes: Any = None
    status: int = 200
    query: tuple[Query, ...] = ()
    name: str = ""
    about: str = ""

    @property
    def summary(self) -> str:
        return self.about or (self.handler.__doc__ or "").split("\n")[0]


@cache
def description(endpoints: tuple[Endpoint, ...]) -> dict[str, Any]:
    """The interface as OpenAPI 3.1."""
    kinds = [kind for e in endpoints for kind in (e.takes, e.answers) if kind is not None]
    kinds.append(Refusal)
    schemas, components = msgspec.json.schema_components(kinds, ref_template=TEMPLATE)
    by_kind = dict(zip(map(repr, kinds), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        path = PARAMETER.sub(r"{\1}", endpoint.path)
        paths.setdefault(path, {})[endpoint.method.lower()] = _operation(endpoint, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Menagerie",
            "version": __version__,
            "description": "The live part of a table is a WebSocket: see docs/protocol.md.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    names = PARAMETER.findall(endpoint.path)
    parameters: list[dict[str, Any]] = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": NUMBER if kind == "number" else TEXT,
        }
        for name, kind in names
    ]
    parameters += [
        {
            "name": one.name,
            "in": "query",
            "required": one.required,
            "schema": NUMBER if one.is_number else TEXT,
        }
        for one in (*endpoint.query, LANGUAGE)
    ]
    content = (
        {"image/svg+xml": {}}
        if endpoint.answers is None
        else {"application/json": {"schema": schemas[repr(endpoint.answers)]}}
    )
    operation: dict[str, Any] = {
        "operationId": endpoint.name or endpoint.handler.__name__,
        "summary": endpoint.summary,
        "parameters": parameters,
        "responses": {
            str(endpoint.status): {"description": "done", "content": content},
            "default": {
                "description": "refused; nothing was changed",
                "content": {"application/json": {"schema": schemas[repr(Refusal)]}},
            },
        },
    }
    if endpoint.takes is not None:
        body = {"application/json": {"schema": schemas[repr(endpoint.takes)]}}
        operation["requestBody"] = {"required": _has_required(endpoint.takes), "content": body}
    return operation


def _has_required(kind: Any) -> bool:
    """Return whether an object of this type cannot be empty."""
    try:
        msgspec.convert({}, kind)
    except msgspec.ValidationError:
        return True
    return False
