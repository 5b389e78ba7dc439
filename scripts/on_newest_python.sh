#!/usr/bin/env bash
# Runs the newest Python that is installed here, in an environment of its own with everything pinned, if it is newer
# than that of .venv; else says so and succeeds.       Usage: scripts/on_newest_python.sh ARGUMENT ...
# NEWEST=/path/to/python3 chooses the interpreter, NEWEST_VENV the environment.
set -euo pipefail

if [ $# -eq 0 ] || [ "$1" = "--help" ]; then
    sed -n '2,4s/^# //p' "$0"
    [ $# -gt 0 ] && exit 0 || exit 2
fi
cd "$(dirname "$0")/.."

minor_of() { # 13 of Python 3.13; nothing for what does not run, is no final version, or cannot make an environment
    "$1" -c 'import sys, venv, ensurepip
if sys.version_info[0] == 3 and sys.version_info.releaselevel == "final": print(sys.version_info[1])' 2>/dev/null || true
}

installed() { # on the PATH, by pyenv, by uv
    compgen -c python3. | grep -E '^python3\.[0-9]+$' || true
    printf '%s\n' "${PYENV_ROOT:-$HOME/.pyenv}"/versions/3.*/bin/python3 "$HOME"/.local/share/uv/python/cpython-3.*/bin/python3
}

newest='' best=$(minor_of .venv/bin/python)
for candidate in ${NEWEST:-$(installed)}; do
    minor=$(minor_of "$candidate")
    if [ "${minor:-0}" -gt "$best" ]; then
        newest=$candidate best=$minor
    fi
done
if [ -z "$newest" ]; then
    echo "No newer Python than that of .venv ($(.venv/bin/python --version)) is installed here."
    exit 0
fi

venv=${NEWEST_VENV:-.venv/newest}
pins="3.$best $(cat requirements/practice.txt requirements/dev.txt | sha256sum)"
if [ "$(cat "$venv/.pins" 2>/dev/null)" != "$pins" ]; then
    echo "Creating $venv with $("$newest" --version) ..."
    "$newest" -m venv --clear "$venv"
    for file in practice dev; do
        "$venv/bin/python" -m pip --disable-pip-version-check --no-input install --quiet --require-hashes -r "requirements/$file.txt"
    done
    echo "$pins" >"$venv/.pins"
fi
exec "$venv/bin/python" "$@"
