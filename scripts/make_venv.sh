#!/usr/bin/env bash
# Creates the virtual environment with the first suitable Python, or says what is missing.
# Usage: scripts/make_venv.sh DIRECTORY        (PYTHON=/path/to/python3 chooses the interpreter)
set -euo pipefail

if [ "${1:-}" = "--help" ] || [ $# -ne 1 ]; then
    sed -n '2,3s/^# //p' "$0"
    [ $# -eq 1 ] && exit 0 || exit 2
fi
venv=$1

will_do() { # new enough, and able to make an environment (Debian packs that part separately)
    "$1" -c 'import sys, venv, ensurepip; sys.exit(not sys.version_info[:2] >= (3, 11))' >/dev/null 2>&1
}

chosen=
for candidate in ${PYTHON:-python3.13 python3.12 python3.11 python3 python}; do
    if command -v "$candidate" >/dev/null 2>&1 && will_do "$candidate"; then
        chosen=$candidate
        break
    fi
done

if [ -z "$chosen" ]; then
    {
        echo "Orrery needs Python 3.11 or newer with its venv module, and found none here."
        echo
        echo "  Debian or Ubuntu:  sudo apt install python3 python3-venv"
        echo "  Fedora:            sudo dnf install python3"
        echo "  macOS (Homebrew):  brew install python"
        echo "  elsewhere:         the installer from the Python web site"
        echo
        echo "If it is installed under another name: make PYTHON=/path/to/python3 setup"
    } >&2
    exit 1
fi

echo "Creating $venv with $("$chosen" --version) ..."
"$chosen" -m venv --clear "$venv"
