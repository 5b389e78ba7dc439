#!/usr/bin/env bash
# Runs a command with a private PostgreSQL that listens on loopback only and is removed afterwards.
# ORRERY_TEST_POSTGRES is its address.       Usage: scripts/with_postgres.sh COMMAND [ARGUMENT ...]
set -euo pipefail

if [ $# -eq 0 ] || [ "$1" = "--help" ]; then
    sed -n '2,3s/^# //p' "$0"
    [ $# -gt 0 ] && exit 0 || exit 2
fi

initdb=$(command -v initdb || find /usr/lib/postgresql -name initdb 2>/dev/null | sort -V | tail -n 1)
if [ -z "$initdb" ]; then
    echo "PostgreSQL's server is not installed (Debian or Ubuntu: sudo apt install postgresql)." >&2
    exit 3
fi
programs=$(dirname "$initdb")
folder=$(mktemp -d)
user=()
if [ "$(id -u)" -eq 0 ]; then # the server refuses to run as root
    chown postgres "$folder"
    user=(runuser -u postgres --)
fi
trap '"${user[@]}" "$programs/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null 2>&1 || true; rm -rf "$folder"' EXIT

port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
cd "$folder"
"${user[@]}" "$initdb" -D "$folder/data" -A trust -U postgres -E UTF8 --locale=C --no-sync >"$folder/initdb.log" 2>&1 ||
    { cat "$folder/initdb.log" >&2; exit 4; }
"${user[@]}" "$programs/pg_ctl" -D "$folder/data" -w -t 60 -l "$folder/data/server.log" \
    -o "-h 127.0.0.1 -p $port -c unix_socket_directories= -c fsync=off -c synchronous_commit=off -c max_connections=200" \
    start >/dev/null || { cat "$folder/data/server.log" >&2; exit 4; }
cd - >/dev/null
# What restarts the server, for tests that do so.
restart="$programs/pg_ctl -D $folder/data -w -t 60 -m fast restart >/dev/null"
[ "$(id -u)" -eq 0 ] && restart="cd $folder && runuser -u postgres -- $restart"
export ORRERY_TEST_POSTGRES_RESTART="$restart"
ORRERY_TEST_POSTGRES="postgresql+asyncpg://postgres@127.0.0.1:$port/postgres" "$@"
