# The server with its pages. Tables and compiled rules are in /data: see docs/hosting.md.

# The Python of requirements.lock, which says what the house is tested with.
FROM python:3.11-slim AS wheel
WORKDIR /house
COPY . .
# The pages are built with it, by a Node from PyPI.
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheel .

FROM python:3.11-slim
COPY --from=wheel /wheel /tmp/wheel
COPY requirements.lock /tmp/wheel/
RUN pip install --no-cache-dir -c /tmp/wheel/requirements.lock \
        "bluffhouse[host,postgres] @ file://$(echo /tmp/wheel/bluffhouse-*.whl)" \
    && rm -r /tmp/wheel \
    && useradd --system --uid 990 --user-group --home-dir /data --shell /usr/sbin/nologin house \
    && install -d -o house -g house -m 700 /data
USER 990
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
