"""TypeScript, run by Node: the compiler is the web client's own."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

COMPILER = Path(__file__).parents[1] / "web/node_modules/typescript"
RUN = """
const ts = require(%(compiler)s)
const fs = require('node:fs')
const options = { target: 'ES2022', module: 'ESNext' }
const { outputText } = ts.transpileModule(fs.readFileSync(0, 'utf8'), { compilerOptions: options })
const file = %(file)s
fs.writeFileSync(file, outputText)
import('node:url').then(({ pathToFileURL }) => import(pathToFileURL(file))).then(({ found }) =>
  console.log(JSON.stringify(found, (_, one) => (typeof one === 'bigint' ? String(one) : one))))
"""


def answers(module: str, expression: str, folder: Path) -> Any:
    """What an expression gives at the end of a module; big integers come as text."""
    node = shutil.which("node")
    assert node is not None, "Node is not here, and the web client is built with it"
    assert COMPILER.exists(), "TypeScript is not installed: npm ci in web/"
    script = RUN % {
        "compiler": json.dumps(str(COMPILER)),
        "file": json.dumps(str(folder / "module.mjs")),
    }
    done = subprocess.run(
        [node, "-e", script],
        input=f"{module}\nexport const found = {expression}\n",
        capture_output=True,
        encoding="utf-8",
        timeout=900,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
