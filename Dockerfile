# The shop as an image: built once, run without tools, by a user without rights, on a file system that is only read.
FROM node:26.10.0-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1 AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# The image brings the Node that runs; the package of it is for machines that have another. npm installs the compiler
# because valibot may be compiled with it.
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/typescript node_modules/@typescript

FROM node:26.10.0-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1 AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY tsconfig.json vite.config.ts ./
COPY core core
COPY adapters adapters
COPY server server
COPY ui ui
RUN npm run build

# The Vendure of `docker compose --profile vendure up`; nothing of it is in the shop's image.
FROM node:26.10.0-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1 AS vendure
ENV VENDURE_HOST=0.0.0.0 VENDURE_DATA=/data VENDURE_ADMIN=/tmp/admin VENDURE_DISABLE_TELEMETRY=true
ENV GOODS_PICTURES=/app/adapters/provider-sandbox/pictures GOODS_SHOPS=/app/adapters/provider-sandbox/data/shops.csv
WORKDIR /app/data/vendure
COPY adapters /app/adapters
RUN cp /app/adapters/provider-vendure/engine/package*.json . \
  && npm ci --include=dev --ignore-scripts --no-audit --no-fund \
  && node node_modules/typescript/bin/tsc -p /app/adapters/provider-vendure/engine \
  && mkdir /data && chown node:node /data
USER node
VOLUME ["/data"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=180s --retries=3 \
  CMD ["node", "-e", "fs.accessSync('/data/filled'); fetch('http://127.0.0.1:3000/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/engine/main.js"]

# Debian's HAProxy in front of several instances, on the image that is here anyway.
FROM node:26.10.0-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1 AS proxy
RUN apt-get update && apt-get install -y --no-install-recommends haproxy && rm -rf /var/lib/apt/lists/*
COPY deploy/proxy/haproxy.cfg /etc/haproxy/haproxy.cfg
USER haproxy
CMD ["haproxy", "-W", "-f", "/etc/haproxy/haproxy.cfg"]

FROM node:26.10.0-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8000 DATA_DIR=/data
WORKDIR /app
COPY package.json LICENSE ./
COPY --from=packages /app/node_modules node_modules
COPY core core
COPY adapters adapters
COPY server server
COPY ui ui
COPY --from=build /app/dist dist
# What is written at all: the data folder, and the scripts that pages of earlier images still name.
RUN mkdir -p /data dist/earlier-assets && chown node:node /data dist/earlier-assets
USER node
VOLUME ["/data", "/app/dist/earlier-assets"]
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=90s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# As `serverArgs` and `serverEnv` of server/launch/prepare.mjs.
ENV MALLOC_ARENA_MAX=2
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=30", "server/launch/container.mjs"]
