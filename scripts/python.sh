#!/bin/sh
# Make an environment of Python: python.sh FOLDER. One that is there already was left half-made.
set -eu
python=${PYTHON:-python3} venv=$1

refuse() {
  echo "$*" >&2
  exit 1
}

# The range that pyproject.toml names, as ">=3.OLDEST,<3.BEYOND".
range=$(sed -n 's/^requires-python = ">=3\.\([0-9]*\),<3\.\([0-9]*\)"$/\1 \2/p' pyproject.toml)
oldest=${range% *} newest=$((${range#* } - 1))
needs="Menagerie needs Python 3.$oldest to 3.$newest"
other="Name another: make play PYTHON=python3.$newest"

command -v "$python" >/dev/null || refuse "$needs, and there is no $python here. $other"
version=$("$python" -c 'import sys; print("%d %d" % sys.version_info[:2])' 2>&1) ||
  refuse "$needs, and $python does not run: $(echo "$version" | tail -n 1). $other"
major=${version% *} minor=${version#* }
if [ "$major" -lt 3 ] || { [ "$major" -eq 3 ] && [ "$minor" -lt "$oldest" ]; }; then
  refuse "$needs, and $python is $major.$minor, which is too old. $other"
elif [ "$major" -gt 3 ] || [ "$minor" -gt "$newest" ]; then
  refuse "$needs, and $python is $major.$minor, which has not been tried. $other"
fi
"$python" -c 'import ensurepip, venv' 2>/dev/null ||
  refuse "$python cannot make environments. On Debian and Ubuntu: apt install python3.$minor-venv"

# An environment holds pyvenv.cfg, but for the moment in which it is begun.
if [ -e "$venv" ] && [ ! -e "$venv/pyvenv.cfg" ] && [ -n "$(find "$venv/" -type f | head -n 1)" ]; then
  refuse "$venv is no environment of Python: remove it, or name another: make play VENV=build/venv"
fi
echo "Making an environment of Python 3.$minor in $venv ..."
rm -rf "$venv"
"$python" -m venv "$venv" || refuse "The environment could not be made."
