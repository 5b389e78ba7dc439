"""Scanners that read source text and list what breaks the architecture rules.

Each takes parsed sources and returns findings as text, `path:line: what`; none imports the code it reads.
test_scanners.py shows that every scanner can find something.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import PurePosixPath

Function = ast.FunctionDef | ast.AsyncFunctionDef
SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)


@dataclass(frozen=True)
class Source:
    """One Python file: its path from the top of the repository, and its text."""

    path: str
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text, self.path)

    @cached_property
    def module(self) -> str:
        """The dotted name it is imported by: engine/core/chance.py is engine.core.chance."""
        parts = PurePosixPath(self.path).with_suffix("").parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        """All of the tree, which the scanners go through one after the other."""
        return tuple(ast.walk(self.tree))

    @cached_property
    def imports(self) -> tuple[tuple[ast.AST, str], ...]:
        return tuple(imports(self))

    @property
    def is_package(self) -> bool:
        return self.path.endswith("__init__.py")

    def at(self, node: ast.AST, what: str) -> str:
        return f"{self.path}:{getattr(node, 'lineno', 1)}: {what}"


# --- imports ---------------------------------------------------------------------------------------------------------


def imports(source: Source) -> Iterator[tuple[ast.AST, str]]:
    """Every module a file imports, wherever the import stands, by its full name.

    `from a import b` gives `a.b`, for b may be a module; whoever asks about `a` finds it as a prefix.
    """
    for node in source.nodes:
        if isinstance(node, ast.Import):
            yield from ((node, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = _import_base(source, node)
            yield from ((node, f"{base}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Call) and _called_name(node) in ("import_module", "__import__"):
            if node.args and isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str):
                yield node, node.args[0].value


def _import_base(source: Source, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    package = source.module.split(".") if source.is_package else source.module.split(".")[:-1]
    base = package[: len(package) - (node.level - 1)]
    return ".".join([*base, node.module] if node.module else base)


def _called_name(call: ast.Call) -> str:
    if isinstance(call.func, ast.Name):
        return call.func.id
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def lies_in(name: str, package: str) -> bool:
    return name == package or name.startswith(package + ".")


def wrong_imports(source: Source, ours: Iterable[str], allowed: Iterable[str]) -> list[str]:
    """Imports of a top-level name of ours that this source's own top-level name may not use."""
    here = source.module.split(".")[0]
    closed = set(ours) - set(allowed) - {here}
    return [source.at(node, f"{here} imports {name}") for node, name in source.imports if name.split(".")[0] in closed]


def imports_from(source: Source, packages: Iterable[str]) -> list[str]:
    """Imports of any of these packages or what lies in them."""
    return [
        source.at(node, f"imports {name}")
        for node, name in source.imports
        if any(lies_in(name, package) for package in packages)
    ]


def imports_outside(source: Source, allowed: Iterable[str]) -> list[str]:
    """Imports of anything whose top-level name is not in `allowed`."""
    known = set(allowed)
    return [source.at(node, f"imports {name}") for node, name in source.imports if name.split(".")[0] not in known]


def names_a_title(source: Source, titles: Iterable[str]) -> list[str]:
    """A text that is exactly a title's id, in code that should know the contract and no title by name."""
    known = set(titles)
    return [
        source.at(node, f"names the title {node.value!r}")
        for node in source.nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in known
    ]


# --- what the rules may not do ---------------------------------------------------------------------------------------

FORBIDDEN_CALLS = {
    "hash": "differs between processes",
    "id": "differs between runs",
    "open": "rules read no files",
    "input": "rules ask with Ask",
    "print": "rules speak through events",
    "eval": "rules are written down",
    "exec": "rules are written down",
    "globals": "rules have no state of their own",
    "vars": "rules name their fields",
}


def forbidden_calls(source: Source) -> list[str]:
    """Calls of builtins that would let the world into the rules. `def id(...)` and `x.id(...)` are no such calls."""
    return [
        source.at(node, f"calls {node.func.id}(): {FORBIDDEN_CALLS[node.func.id]}")
        for node in source.nodes
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FORBIDDEN_CALLS
    ]


def global_state(source: Source) -> list[str]:
    """`global` in the rules: a game is its state, nothing beside it."""
    return [
        source.at(node, f"changes a module's {', '.join(node.names)}")
        for node in source.nodes
        if isinstance(node, ast.Global)
    ]


READS = ("read_text", "read_bytes", "open_text", "open_binary", "files", "as_file")


def play_time_reads(sources: Iterable[Source]) -> list[str]:
    """Functions that read bundled files but are not run while modules are imported.

    A function reads if it calls importlib.resources, or calls a function that reads. A reader must be called from
    the top of some module (`CARDS = load_cards()`); one that is called only by other functions runs at play time.
    """
    defined: dict[str, str] = {}
    calls: dict[str, set[str]] = {}
    readers: set[str] = set()
    at_import: set[str] = set()
    for source in sources:
        names = _names_of(source)
        for name, node in _top_level(source.tree.body):
            if isinstance(node, Function):
                full = f"{source.module}.{name}"
                defined[full] = source.at(node, f"{full} reads a file, and not while modules are imported")
                calls[full] = _calls(node, names)
                readers |= {full} if _reads_directly(node) else set()
            else:
                at_import |= _calls(node, names)
    while more := {name for name, called in calls.items() if called & readers} - readers:
        readers |= more
    return [defined[name] for name in sorted(readers - _closure(at_import, calls))]


def _top_level(body: Iterable[ast.stmt]) -> Iterator[tuple[str, ast.stmt]]:
    """The statements of a module, those in its classes among them, with the name a function goes by."""
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{name}", inner) for name, inner in _top_level(node.body))
        else:
            yield (node.name if isinstance(node, Function) else ""), node


def _closure(start: set[str], calls: dict[str, set[str]]) -> set[str]:
    """`start` and all that is called from it."""
    reached: set[str] = set()
    waiting = list(start)
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting.extend(calls.get(name, ()))
    return reached


def _names_of(source: Source) -> dict[str, str]:
    """What the names at the top of a module stand for: imports, and its own functions and classes."""
    names: dict[str, str] = {}
    for node in source.tree.body:
        if isinstance(node, ast.Import):
            for alias in node.names:
                names[alias.asname or alias.name] = alias.name
        elif isinstance(node, ast.ImportFrom):
            base = _import_base(source, node)
            for alias in node.names:
                names[alias.asname or alias.name] = f"{base}.{alias.name}"
        elif isinstance(node, Function | ast.ClassDef):
            names[node.name] = f"{source.module}.{node.name}"
    return names


def _calls(node: ast.AST, names: dict[str, str]) -> set[str]:
    """Full names of the functions that are called, or handed on, somewhere in `node`."""
    found = set()
    for part in ast.walk(node):
        if isinstance(part, ast.Name) and part.id in names:
            found.add(names[part.id])
        elif isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id in names:
            found.add(f"{names[part.value.id]}.{part.attr}")
    return found


def _reads_directly(node: ast.AST) -> bool:
    return any(isinstance(part, ast.Call) and _called_name(part) in READS for part in ast.walk(node))


# --- the order of sets -----------------------------------------------------------------------------------------------

SET_MAKERS = ("set", "frozenset")
SET_METHODS = ("union", "intersection", "difference", "symmetric_difference", "copy")
TAKES_ORDER = (
    "list",
    "tuple",
    "iter",
    "enumerate",
    "map",
    "filter",
    "zip",
    "reversed",
    "deque",
    "join",
    "fromkeys",
    "extend",
)
TAKES_ORDER_ONLY_WITH_KEY = ("min", "max", "sorted")
FORGETS_ORDER = ("sorted", "sum", "any", "all", "len", "min", "max", *SET_MAKERS)
SETS = ("set", "frozenset", "Set", "AbstractSet", "MutableSet", "FrozenSet")


def set_orders(source: Source) -> list[str]:
    """Places where the order of a set, which differs between processes, could decide something.

    A set is known by how it is written (`{a, b}`, `set(...)`, a comprehension, `|` of two) or by a name of the same
    function that only ever holds one. `sorted(...)` without a key, `len`, `in`, `any`, `all` and `sum` are fine;
    `min`, `max` and `sorted` with a key are not, for ties fall to the order.
    """
    return [
        source.at(taken, f"takes the order of a set: {ast.unparse(taken)}")
        for taken in _taken_orders(source.tree, {}, _order_forgotten(source.tree))
    ]


def _taken_orders(scope: ast.AST, outer: dict[str, bool], forgotten: set[ast.AST]) -> Iterator[ast.AST]:
    known = {**outer, **_sets_by_name(scope)}
    for node in _own_nodes(scope):
        if isinstance(node, SCOPES):
            yield from _taken_orders(node, known, forgotten)
        elif node not in forgotten and (taken := _takes_order(node, known)):
            yield taken


def _own_nodes(scope: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a scope, nested functions and classes included but not entered."""
    waiting = list(ast.iter_child_nodes(scope))
    while waiting:
        node = waiting.pop(0)
        yield node
        if not isinstance(node, SCOPES):
            waiting[:0] = ast.iter_child_nodes(node)


def _sets_by_name(scope: ast.AST) -> dict[str, bool]:
    """For each name bound in the scope: whether everything bound to it is a set."""
    known: dict[str, bool] = {}

    def bind(target: ast.AST, is_set: bool) -> None:
        if isinstance(target, ast.Name):
            known[target.id] = known.get(target.id, True) and is_set

    if isinstance(scope, Function | ast.Lambda):
        arguments = scope.args
        for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
            known[argument.arg] = _is_set_type(argument.annotation)
    for node in _own_nodes(scope):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                bind(target, _is_set(node.value, known))
        elif isinstance(node, ast.AnnAssign):
            bind(node.target, _is_set_type(node.annotation))
        elif isinstance(node, ast.NamedExpr):
            bind(node.target, _is_set(node.value, known))
        elif isinstance(node, (ast.For, ast.AsyncFor, ast.comprehension)):
            for part in ast.walk(node.target):
                bind(part, False)
    return known


def _is_set_type(annotation: ast.AST | None) -> bool:
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        annotation = ast.parse(annotation.value, mode="eval").body
    if isinstance(annotation, ast.Subscript):
        annotation = annotation.value
    if isinstance(annotation, ast.Attribute):
        return annotation.attr in SETS
    return isinstance(annotation, ast.Name) and annotation.id in SETS


def _is_set(node: ast.AST, known: dict[str, bool]) -> bool:
    if isinstance(node, (ast.Set, ast.SetComp)):
        return True
    if isinstance(node, ast.Name):
        return known.get(node.id, False)
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.BitOr, ast.BitAnd, ast.Sub, ast.BitXor)):
        return _is_set(node.left, known) or (not isinstance(node.op, ast.Sub) and _is_set(node.right, known))
    if isinstance(node, ast.IfExp):
        return _is_set(node.body, known) or _is_set(node.orelse, known)
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Name):
            return node.func.id in SET_MAKERS
        return (
            isinstance(node.func, ast.Attribute) and node.func.attr in SET_METHODS and _is_set(node.func.value, known)
        )
    return False


def _order_takers(call: ast.Call) -> list[ast.AST]:
    """What a call would take the order of, were it a set."""
    name = _called_name(call)
    has_key = any(keyword.arg == "key" for keyword in call.keywords)
    if name in TAKES_ORDER or (name in TAKES_ORDER_ONLY_WITH_KEY and has_key):
        return list(call.args)
    if name == "pop" and isinstance(call.func, ast.Attribute) and not call.args:
        return [call.func.value]
    return []


def _takes_order(node: ast.AST, known: dict[str, bool]) -> ast.AST | None:
    """The set whose order this node takes, if it does."""
    candidates: list[ast.AST] = []
    if isinstance(node, ast.For | ast.AsyncFor | ast.comprehension):
        candidates = [node.iter]
    elif isinstance(node, ast.Starred | ast.YieldFrom):
        candidates = [node.value]
    elif isinstance(node, ast.Assign):
        unpacks = any(isinstance(target, ast.Tuple | ast.List) for target in node.targets)
        candidates = [node.value] if unpacks else []
    elif isinstance(node, ast.Call):
        candidates = _order_takers(node)
    return next((candidate for candidate in candidates if _is_set(candidate, known)), None)


def _order_forgotten(scope: ast.AST) -> set[ast.AST]:
    """The comprehensions that go straight into something without order: sorted(f(x) for x in a_set)."""
    forgotten: set[ast.AST] = set()
    for node in ast.walk(scope):
        if isinstance(node, ast.SetComp):
            forgotten.update(node.generators)
        elif isinstance(node, ast.Call) and _called_name(node) in FORGETS_ORDER and not node.keywords:
            for argument in node.args:
                if isinstance(argument, (ast.GeneratorExp, ast.ListComp)):
                    forgotten.update(argument.generators)
    return forgotten


def set_fields(source: Source) -> list[str]:
    """Sets in a mutable record: a state is stored by encoding it, and a set has no order to encode it in."""
    found = []
    for node in source.nodes:
        if isinstance(node, ast.ClassDef) and not _is_frozen(node):
            found += [
                source.at(part, f"{node.name} keeps a set; keep a list or a dict")
                for part in node.body
                if isinstance(part, ast.AnnAssign) and _is_set_type(part.annotation)
            ]
    return found


def _is_frozen(node: ast.ClassDef) -> bool:
    return any(
        keyword.arg == "frozen" and isinstance(keyword.value, ast.Constant) and keyword.value.value is True
        for keyword in node.keywords
    )


# --- size ------------------------------------------------------------------------------------------------------------


def long_functions(source: Source, most: int) -> list[str]:
    return [
        source.at(node, f"{node.name} has {length} lines, {most} is the most")
        for node in source.nodes
        if isinstance(node, Function) and (length := (node.end_lineno or node.lineno) - node.lineno + 1) > most
    ]


def long_module(source: Source, most: int) -> list[str]:
    length = len(source.text.splitlines())
    return [f"{source.path}: {length} lines, {most} is the most"] if length > most else []


# --- what may stand in no file ---------------------------------------------------------------------------------------

# Split, so that this file does not name what it looks for.
REGISTRIES = (
    "pypi" + ".org",
    "pythonhosted" + ".org",
    "npmjs" + ".org",
    "npmjs" + ".com",
    "yarnpkg" + ".com",
    "debian" + ".org/debian",
    "deb.debian" + ".org",
    "crates" + ".io",
    "proxy.golang" + ".org",
    "repo.maven" + ".apache.org",
    "conda.anaconda" + ".org",
)
MACHINE_PATHS = re.compile(r"(?<![\w./~*-])/(?:root|work|home/\w+|Users/\w+|opt/pypi|opt/wheels)/")
SECRETS = re.compile(r"\b[MNO][\w-]{23,28}\.[\w-]{6}\.[\w-]{27,40}\b")  # the shape of a Discord bot token


def out_of_place(path: str, text: str) -> list[str]:
    """Names of package registries, paths of somebody's machine, and anything that looks like a bot's token."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        found += [f"{path}:{number}: names the registry {host}" for host in REGISTRIES if host in line]
        found += [f"{path}:{number}: names a path of one machine, {hit}" for hit in MACHINE_PATHS.findall(line)]
        found += [f"{path}:{number}: holds what looks like a bot's token" for _ in SECRETS.findall(line)]
    return found
