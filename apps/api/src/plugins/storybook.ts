import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** Options of {@link storybook}. */
export type StorybookOptions = {
  /** Where `storybook build` put its files. */
  storybookDir: string;
  /** Whether it is shown at all; elsewhere its addresses are unknown. */
  isShown: boolean;
};

const PAGES = ['index.html', 'iframe.html'];

// Storybook's own frame has inline scripts and compiles templates; it shows nothing but the kit, in development only.
const CSP =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self' data: blob:; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; object-src 'none'";

const NOT_BUILT =
  'The Storybook of the kit is not built yet: run npm run storybook build, then load this page again.';

/**
 * Serves the built Storybook of the UI kit at `/storybook`, beside the product, for people who develop it. The
 * files are plain ones with relative addresses: any web server or CDN can serve them just as well. They are looked for
 * at each request, so that a Storybook that was built meanwhile shows without a new start.
 */
export const storybook = fp<StorybookOptions>(async (app, { storybookDir, isShown }) => {
  if (!isShown) {
    const refuse = (_request: FastifyRequest, reply: FastifyReply) =>
      reply.code(404).type('text/plain; charset=utf-8').send('There is no such page.');
    app.get('/storybook', refuse);
    app.get('/storybook/*', refuse);
    return;
  }
  // Its addresses are relative to the folder, so the folder needs its slash.
  app.get('/storybook', async (_request, reply) => reply.redirect('/storybook/', 302));
  app.get<{ Params: { '*': string } }>('/storybook/*', async (request, reply) => {
    // Vite writes its page at the end of a build: without both it is missing, or under way.
    if (!PAGES.every((page) => existsSync(path.join(storybookDir, page))))
      return reply.code(404).type('text/plain; charset=utf-8').send(NOT_BUILT);
    reply.headers({ 'content-security-policy': CSP, 'x-frame-options': 'SAMEORIGIN' });
    return reply.sendFile(request.params['*'] || 'index.html', storybookDir, { maxAge: 0 });
  });
});
