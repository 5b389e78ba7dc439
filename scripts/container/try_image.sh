#!/usr/bin/env bash
# Builds the container without a daemon and without an image registry, and plays a move in it as its user, on a volume.
# Needs Debian's buildah and mmdebstrap, and root.       Usage: [BASE=IMAGE] scripts/container/try_image.sh
set -euo pipefail
cd "$(dirname "$0")/../.."
export BUILDAH_ISOLATION=chroot STORAGE_DRIVER=vfs

if ! command -v buildah >/dev/null || ! command -v mmdebstrap >/dev/null; then
    echo "This needs buildah and mmdebstrap (Debian: apt install buildah mmdebstrap)." >&2
    exit 3
fi
no_base() { # which says nothing about Orrery
    echo "Debian's packages cannot be fetched here: the container is not tried." >&2
    [ -n "${CI:-}" ] && exit 0 || exit 4
}

work=$(mktemp -d)
bot=
cleanup() {
    [ -z "$bot" ] || buildah rm "$bot" >/dev/null 2>&1 || true
    buildah rmi -f orrery-try orrery-try-base >/dev/null 2>&1 || true
    rm -rf "$work"
}
trap cleanup EXIT

if [ -z "${BASE:-}" ]; then
    echo "A base of Debian with Python ..."
    include=python3,python3-venv,ca-certificates
    mmdebstrap --variant=minbase --include=$include bookworm "$work/base.tar" >"$work/base.log" 2>&1 ||
        { tail -n 20 "$work/base.log" >&2; no_base; }
    from=$(buildah from scratch)
    buildah add -q "$from" "$work/base.tar" / >/dev/null
    buildah commit -q "$from" orrery-try-base >/dev/null
    buildah rm "$from" >/dev/null
    rm "$work/base.tar"
    BASE=localhost/orrery-try-base
fi

echo "The image ..."
# The build reaches Python packages in the way this machine does.
mounts=()
for file in /etc/pip.conf "$HOME/.config/pip/pip.conf"; do
    [ -e "$file" ] && mounts+=(--volume "$(realpath "$file"):${file/#$HOME//root}:ro")
done
for folder in ${PIP_FIND_LINKS:-} $(sed -n 's/.*file:\/\///p' /etc/pip.conf "$HOME/.config/pip/pip.conf" 2>/dev/null | tr ' ' '\n' | sed 's/^file:\/\///'); do
    [ -d "$folder" ] && mounts+=(--volume "$folder:$folder:ro")
done
mounts+=(--volume /etc/ssl/certs:/etc/ssl/certs:ro)
buildah bud -q "${mounts[@]}" --build-arg BASE="$BASE" -t orrery-try . >"$work/build.log" 2>&1 ||
    { tail -n 40 "$work/build.log" >&2; exit 5; }

echo "A move in it ..."
mkdir "$work/data"
chown 10001:10001 "$work/data"
bot=$(buildah from localhost/orrery-try)
buildah config --volume /data- "$bot" # else the folder of this machine would not be seen below it
PYTHONPATH=. "${PYTHON:-python3}" scripts/container/play_a_move.py "$work/data" -- \
    buildah run --user orrery --volume "$work/data:/data" "$bot" --
