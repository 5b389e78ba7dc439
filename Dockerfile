# Orrery as a container: `docker compose up`, or by hand
#   docker build -t orrery . && docker run --env-file .env -v orrery:/data orrery
# BASE may be pinned by its digest (--build-arg BASE=python@sha256:...), or be any Debian with python3 and python3-venv.
ARG BASE=python:3.11-slim-bookworm

FROM ${BASE} AS build
WORKDIR /srv/orrery
COPY requirements/postgres.txt requirements/
RUN python3 -m venv .venv \
    && .venv/bin/python -m pip install --no-cache-dir --disable-pip-version-check --require-hashes \
        -r requirements/postgres.txt
COPY . .
# Compiled here, because the running user may not write into this folder.
RUN .venv/bin/python -m compileall -q bot.py cogs db engine locales render scripts tables

FROM ${BASE}
RUN groupadd --system --gid 10001 orrery \
    && useradd --system --uid 10001 --gid orrery --home-dir /data --shell /usr/sbin/nologin orrery \
    && mkdir /data && chown orrery:orrery /data
COPY --from=build /srv/orrery /srv/orrery
WORKDIR /data
ENV PATH=/srv/orrery/.venv/bin:$PATH \
    PYTHONPATH=/srv/orrery \
    PYTHONUNBUFFERED=1 \
    DATA_DIR=/data \
    DATABASE_URL=sqlite+aiosqlite:////data/orrery.sqlite3 \
    METRICS_PORT=9464
USER orrery
VOLUME /data
EXPOSE 9464
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
    CMD ["python3", "/srv/orrery/scripts/is_alive.py"]
STOPSIGNAL SIGTERM
CMD ["python", "/srv/orrery/bot.py"]
