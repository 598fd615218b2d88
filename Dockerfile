# The server with its pages. Tables and compiled rules are in /data: see docs/hosting.md.

FROM node:22-slim AS pages
WORKDIR /house
COPY web/package.json web/package-lock.json web/
RUN npm --prefix web ci
COPY web web
COPY src src
RUN npm --prefix web run build

FROM python:3.13-slim AS wheel
WORKDIR /house
RUN pip install --no-cache-dir 'hatchling>=1.27'
COPY LICENSE README.md pyproject.toml ./
COPY src src
COPY --from=pages /house/src/bluffhouse/server/static src/bluffhouse/server/static
RUN python -m hatchling build -t wheel -d /wheel

FROM python:3.13-slim
COPY --from=wheel /wheel /tmp/wheel
COPY requirements.lock /tmp/wheel/
RUN pip install --no-cache-dir -c /tmp/wheel/requirements.lock \
        "bluffhouse[postgres] @ file://$(echo /tmp/wheel/bluffhouse-*.whl)" \
    && rm -r /tmp/wheel \
    && useradd --system --uid 990 --home-dir /data --shell /usr/sbin/nologin house \
    && install -d -o house -g house -m 700 /data
USER house
WORKDIR /data
VOLUME /data
ENV BLUFFHOUSE_HOST=0.0.0.0 \
    BLUFFHOUSE_PORT=8000 \
    BLUFFHOUSE_DATA=/data \
    BLUFFHOUSE_CACHE=/data/compiled \
    BLUFFHOUSE_LOG_JSON=true \
    PYTHONUNBUFFERED=1
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD \
    ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["bluffhouse"]
CMD ["serve"]
