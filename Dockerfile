# The program with everything built. State lives in PostgreSQL, object storage and, where those are not given, /data.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /tsudoi
COPY package.json package-lock.json .npmrc ./
COPY tests/package.json tests/
RUN npm ci --workspaces=false
COPY . .
RUN npm run build && npm prune --omit=dev --workspaces=false

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=262144 MALLOC_TRIM_THRESHOLD_=262144
WORKDIR /tsudoi
COPY --from=build /tsudoi/package.json ./
COPY --from=build /tsudoi/node_modules ./node_modules
COPY --from=build /tsudoi/build ./build
COPY LICENSE THIRD-PARTY-NOTICES.md ./
COPY licenses ./licenses
COPY deploy/fonts.conf /etc/fonts/fonts.conf
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# As in tools/server-settings.mjs.
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=40", "--expose-gc", "build/server/server.js"]
