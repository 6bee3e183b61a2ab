#!/bin/sh
# Have one of these programs, from the system's packages: system.sh "PROGRAM …" "PACKAGE …"
# The first package that can be installed is enough.
set -eu
programs=$1 packages=$2
for program in $programs; do
  if command -v "$program" >/dev/null; then exit; fi
done
if ! command -v apt-get >/dev/null || [ "$(id -u)" -ne 0 ]; then
  echo "The tests need one of these system packages: $packages. Install it as root, then type the command again." >&2
  exit 1
fi
# One after the other; the lists of packages may be old, or missing.
apt="apt-get -y -qq -o DPkg::Lock::Timeout=600"
for package in $packages; do
  echo "Installing the system package $package, which the tests need ..."
  if $apt install "$package" >/dev/null 2>&1 ||
    { $apt update && $apt install "$package"; } >/dev/null 2>&1; then
    exit
  fi
done
echo "No system package could be installed of these, one of which the tests need: $packages." >&2
exit 1
