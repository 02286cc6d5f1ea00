# The server of Long Twilight in one container. Data lies in /data (SQLite) or where DATABASE_URL says (Postgres).
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY . .
# Installs what it needs first
RUN npm run build \
 && npm prune --omit=dev --no-audit --no-fund

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=root:root /app/package.json ./
COPY --from=build --chown=root:root /app/node_modules ./node_modules
COPY --from=build --chown=root:root /app/packages ./packages
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node is the process that gets SIGTERM, so that it can finish what was begun
ENTRYPOINT ["node", "packages/cli/dist/main.js"]
CMD ["serve"]
