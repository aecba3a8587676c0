# The whole product in one image: API, site and portal. Debian, because the embedded binaries need glibc.
FROM node:24-bookworm-slim AS build
ENV CI=1 TURBO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1 ASTRO_TELEMETRY_DISABLED=1
WORKDIR /app
RUN npm install --global pnpm@12.21.0
# The lockfile first: packages are fetched anew only when it changes.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm fetch
COPY . .
RUN pnpm install --frozen-lockfile --offline
# The address of the API stands in plain forms: a build needs it as the server has it.
ARG SITE_URL=http://localhost:3000
ARG API_URL=
# The articles that come with the product are invented: an image is not for the demo.
RUN EHS_SITE_ARTICLES=none SITE_URL="$SITE_URL" API_URL="$API_URL" pnpm exec turbo run build --filter=@anupalan/site --filter=@anupalan/portal
# What the API needs at run time, and nothing else. It stays a workspace: Node strips types outside node_modules only.
RUN rm -rf node_modules apps/*/node_modules packages/*/node_modules tooling/*/node_modules \
  && pnpm install --frozen-lockfile --offline --prod --filter '@anupalan/api...'

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 EHS_DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages/enums packages/enums
COPY --from=build /app/packages/validators packages/validators
COPY --from=build /app/packages/compliance packages/compliance
COPY --from=build /app/packages/articles packages/articles
COPY --from=build /app/packages/pdf-content packages/pdf-content
COPY --from=build /app/tooling/orders tooling/orders
COPY --from=build /app/apps/api apps/api
COPY --from=build /app/apps/site/dist apps/site/dist
COPY --from=build /app/apps/portal/dist apps/portal/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
# Site and portal by host on 3000; the portal alone on 3001.
EXPOSE 3000 3001
STOPSIGNAL SIGTERM
# Whether the process lives: some hosts start a container anew that is not healthy, which brings no mail server back.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/v1/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=40", "apps/api/src/server.ts"]
