#!/bin/sh
# Install what a list asks for, and Menagerie itself: install.sh FOLDER LIST OPTIONS …
set -eu
venv=$1 list=$2
shift 2
# Whatever stops here, the next try begins with a new environment.
rm -f "$venv/made" "$venv/installed" "$venv/tested"
pip="$venv/bin/python -m pip --disable-pip-version-check --no-input install --quiet"
if ! $pip --require-hashes -r "$list" "$@" || ! $pip --no-deps --no-build-isolation -e .; then
  echo "Not everything could be installed; the lines above say why. Then type the command again." >&2
  exit 1
fi
touch "$venv/made"
