"""How Numba compiles rules that call each other.

Left alone, it makes every function ready for Python: wrapped, optimised together with all that it
calls, and turned into machine code. But most rules are only called by other rules, where they are
optimised once more. So a rule is compiled in two ways, each of them when it is needed: for Python
(`Rule`) as Numba does, and as a part of others (`Part`) only as far as these need it. This builds
on classes that Numba may change at any time: with a version that it was not tested with, rules are
compiled as Numba does it alone (`rule.py`), which takes longer and gives the same bytes.

Numba also compiles a function anew for every combination of types it is called with, a constant
being a type of its own, and a sum of small fields an unsigned one. To a rule they are all whole
numbers (`whole`); what it declares as `int` is never a mask.
"""

from typing import Any

from llvmlite import binding as llvm
from numba import _dynfunc, types
from numba.core.caching import CompileResultCacheImpl, FunctionCache
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, CompileResult, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import NativeLowering

# What these classes build on is untyped.
# mypy: disable-error-code="misc"

Types = tuple[Any, ...]
NUMBER = (int, "int")  # as a parameter may declare it


def whole(kind: Any, number: bool) -> Any:
    """The type that a part is compiled for where it is called with this one; masks stay masks,
    unless a number is declared."""
    if isinstance(kind, types.Omitted):
        plain = type(kind.value) is int
        return types.int64 if plain else kind
    kind = types.unliteral(kind)
    if isinstance(kind, types.Integer) and (number or kind.bitwidth < types.int64.bitwidth):
        return types.int64
    return kind


class Code(JITCodeLibrary):
    """Code that is linked into other code, and optimised there."""

    def _optimize_functions(self, module: Any) -> None:
        """Only those that are here: most of a module are declarations. (Left as they are they
        would name addresses of this process, and could not be kept in a cache.)"""
        module.data_layout = self._codegen._data_layout
        for function in module.functions:
            if not function.is_declaration:
                manager, builder = self._codegen._function_pass_manager()
                manager.run(function, builder)

    def finalize(self) -> None:
        """Put what is called beside it, and leave it at that."""
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalize_dynamic_globals()
        self._finalized = True


def stand_in(code: Code, about: Any, environment: Any) -> Any:
    """What a dispatcher takes for the compiled function, to tell it from others; never called."""
    name = about.qualname.split(".")[-1]
    return _dynfunc.make_function(about.lookup_module(), name, "", 0, environment, (code,))


@register_pass(mutates_CFG=True, analysis_only=False)
class PartLowering(NativeLowering):
    """The last step of compiling: no wrapper, no machine code."""

    _name = "part_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = Code(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        made = state["cr"]
        function = stand_in(state.library, made.fndesc, made.env)
        state.targetctx.insert_user_function(function, made.fndesc, [state.library])
        state["cr"] = made._replace(cfunc=function)
        return True


class PartCompiler(Compiler):
    """Numba's steps, but for the last one."""

    def define_pipelines(self) -> list[Any]:
        steps = DefaultPassBuilder.define_nopython_pipeline(self.state)
        steps.passes = [
            (PartLowering if step is NativeLowering else step, about)
            for step, about in steps.passes
        ]
        steps.finalize()
        return [steps]


class PartFiles(CompileResultCacheImpl):
    """Parts lie in the cache beside what Python calls, as LLVM's code."""

    def get_filename_base(self, fullname: str, abiflags: str) -> str:
        return f"part-{super().get_filename_base(fullname, abiflags)}"

    def reduce(self, made: Any) -> Types:
        made.fndesc.typemap = made.fndesc.calltypes = None  # not needed, and cannot be kept
        module = made.library._get_module_for_linking()
        return made.library.name, module.as_bitcode(), made.fndesc, made.environment, made.signature

    def rebuild(self, context: Any, kept: Types) -> CompileResult:
        name, bitcode, about, environment, signature = kept
        code = Code(context.codegen(), name)
        code._final_module = code._shared_module = llvm.parse_bitcode(bitcode)
        code._finalized = True
        return CompileResult(
            typing_context=context.typing_context,
            target_context=context,
            entry_point=stand_in(code, about, environment),
            typing_error=None,
            type_annotation=None,
            signature=signature,
            objectmode=False,
            lifted=(),
            fndesc=about,
            library=code,
            call_helper=None,
            environment=environment,
            metadata=None,
            reload_init=[],
            referenced_envs=[],
        )


class PartCache(FunctionCache):
    _impl_class = PartFiles


class Part(CPUDispatcher):
    """A rule as other rules call it."""

    def enable_caching(self) -> None:
        self._cache = PartCache(self.py_func)

    def get_call_template(self, args: Types, kws: dict[str, Any]) -> Any:
        _, all_args = self.fold_argument_types(args, kws)
        numbers = (one.annotation in NUMBER for one in self._compiler.pysig.parameters.values())
        return super().get_call_template(tuple(map(whole, all_args, numbers)), {})


class Rule(CPUDispatcher):
    """A rule as Python calls it; what is compiled is led to its part."""

    def __init__(self, function: Any, locals: Any = None, targetoptions: Any = None) -> None:
        super().__init__(function, locals, {**(targetoptions or {}), "no_cfunc_wrapper": True})
        options = {**self.targetoptions, "no_cpython_wrapper": True}
        self._part = Part(function, locals, options, PartCompiler)

    def enable_caching(self) -> None:
        super().enable_caching()
        self._part.enable_caching()

    def get_call_template(self, args: Types, kws: dict[str, Any]) -> Any:
        return self._part.get_call_template(args, kws)

    def get_overload(self, args: Types) -> Any:
        return self._part.get_overload(args)
