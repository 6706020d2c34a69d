# The image of web nodes and workers. Both stages take a Debian 12 base: `--build-arg BASE=...` names another one.
ARG BASE=docker.io/library/debian:12-slim
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
RUN apt-get update && apt-get install --yes --no-install-recommends binutils
WORKDIR /src
COPY . .
# Node’s symbols take 18 MB, and nothing reads them.
RUN node bin/install.js && node bin/release.js /release && strip --strip-unneeded /release/runtime/node

FROM ${BASE}
RUN groupadd --gid 10001 gigstall \
 && useradd --uid 10001 --gid gigstall --home-dir /app --no-create-home --shell /usr/sbin/nologin gigstall \
 && install --directory --owner=gigstall --group=gigstall /data
COPY --from=build /release /app
WORKDIR /app
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3333 \
    DATA_DIR=/data \
    PATH=/app/runtime:/usr/local/bin:/usr/bin:/bin \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=131072 \
    MALLOC_TRIM_THRESHOLD_=131072
USER 10001:10001
VOLUME /data
EXPOSE 3333
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=512", "bin/server.js"]
