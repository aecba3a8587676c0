import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';

/** Options of {@link storybook}. */
export type StorybookOptions = {
  /** Where `storybook build` put its files. */
  storybookDir: string;
};

// Storybook's own frame has inline scripts and compiles templates; it shows nothing but the kit, in development only.
const CSP =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self' data: blob:; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; object-src 'none'";

/**
 * Serves the built Storybook of the UI kit at `/storybook`, beside the product, for people who develop it. The
 * files are plain ones with relative addresses: any web server or CDN can serve them just as well.
 */
export const storybook = fp<StorybookOptions>(async (app, { storybookDir }) => {
  // Its addresses are relative to the folder, so the folder needs its slash.
  app.get('/storybook', async (_request, reply) => reply.redirect('/storybook/', 302));
  if (!existsSync(path.join(storybookDir, 'index.html'))) {
    app.get('/storybook/*', async (_request, reply) =>
      reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send('The Storybook is not built yet: run pnpm --filter @anupalan/ui build, then start again.'),
    );
    return;
  }
  await app.register(fastifyStatic, {
    root: storybookDir,
    prefix: '/storybook/',
    decorateReply: false,
    setHeaders: (reply) => {
      void reply.header('content-security-policy', CSP);
      void reply.header('x-frame-options', 'SAMEORIGIN');
      void reply.header('cache-control', 'no-cache');
    },
  });
});
