"""The dashboard for Grafana shows what the server counts, and nothing that it does not."""

import json
import re

from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from installing import ROOT
from menagerie.server import metrics

NAME = re.compile(r"\b(?:menagerie|process)_[a-z_]+")
BOARD = json.loads((ROOT / "docs" / "extra" / "grafana.json").read_text(encoding="utf-8"))


def shown() -> set[str]:
    """The series that its panels ask for."""
    queries = [target["expr"] for panel in BOARD["panels"] for target in panel["targets"]]
    return {name for query in queries for name in NAME.findall(query)}


def counted() -> dict[str, set[str]]:
    """By metric: the series that /metrics has of it. A labelled one has none before it counts."""
    metrics.REFUSALS.labels("some")
    metrics.MOVES.labels("some")
    metrics.TABLES.labels("some")
    metrics.TASKS.labels("some")
    metrics.REQUESTS.labels("GET", "200")
    families = text_string_to_metric_families(generate_latest().decode())
    return {one.name: {sample.name for sample in one.samples} for one in families}


def test_every_series_of_the_dashboard_exists() -> None:
    series = set.union(*counted().values())
    assert shown() - series == set()


def test_every_metric_of_the_server_is_shown() -> None:
    own = {
        name: series
        for name, series in counted().items()
        if name.startswith("menagerie_") and not name.endswith("_created")  # when it was first seen
    }
    assert own
    assert [name for name, series in own.items() if not series & shown()] == []


def test_labels_are_those_that_are_counted() -> None:
    counted()  # a label shows once it has been counted by
    grouped = re.compile(r"by \(([a-z, ]+)\) \(rate\((\w+)")
    for panel in BOARD["panels"]:
        for target in panel["targets"]:
            for labels, name in grouped.findall(target["expr"]):
                known = {"le"} | {
                    label
                    for family in text_string_to_metric_families(generate_latest().decode())
                    for sample in family.samples
                    if sample.name == name
                    for label in sample.labels
                }
                assert set(labels.split(", ")) <= known, target["expr"]


def test_panels_lie_beside_each_other() -> None:
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in BOARD["panels"]]
    assert len(set(places)) == len(places)
    assert len({panel["id"] for panel in BOARD["panels"]}) == len(places)
