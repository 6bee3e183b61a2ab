#!/bin/sh
# Install a program from the system's packages, where it is missing: system.sh PROGRAM:PACKAGE …
# The first one that is there, or that can be installed, is enough.
set -eu
for pair; do
  command -v "${pair%:*}" >/dev/null && exit
done
packages=$(for pair; do printf '%s ' "${pair#*:}"; done)
if ! command -v apt-get >/dev/null || [ "$(id -u)" -ne 0 ]; then
  echo "The tests need one of these system packages: $packages- install it, as root, then type the command again." >&2
  exit 1
fi
# One after the other; the lists of packages may be old, or missing.
apt="apt-get -y -qq -o DPkg::Lock::Timeout=600"
for pair; do
  package=${pair#*:}
  echo "Installing the system package $package, which the tests need ..."
  if $apt install "$package" >/dev/null 2>&1 ||
    { $apt update && $apt install "$package"; } >/dev/null 2>&1; then
    exit
  fi
done
echo "None of these could be installed: $packages" >&2
exit 1
