import { createHash } from 'node:crypto';
import { BRAND } from '@anupalan/enums/brand';
import type { FastifyReply } from 'fastify';

/** A page of the API itself: for people who come from a mail or whose browser runs no script. */
export type PlainPage = {
  title: string;
  lines: readonly string[];
  /** A button that posts hidden fields to an address of this host. */
  form?: { action: string; fields: Readonly<Record<string, string>>; button: string };
  /** A way on. */
  link?: { href: string; label: string };
};

// It takes part in the transitions of the site, from whose forms it is reached: one that only one side wants is an
// error in the browser's console.
const STYLE =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}:root{color-scheme:light dark}body{margin:0;font:1.0625rem/1.6 system-ui,"Noto Sans Devanagari",sans-serif}main{max-width:34rem;margin:12vh auto;padding:0 1.5rem}h1{font-size:1.5rem;line-height:1.25}button{font:inherit;font-weight:600;padding:.75rem 1.25rem;min-height:44px;border-radius:.5rem;border:0;color:#fff;background:#0b5c4a;cursor:pointer}button:focus-visible,a:focus-visible{outline:3px solid #2f9e83;outline-offset:3px}a{color:inherit}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const CSP = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

/** Answers with a page. It is not for search engines, and its address, which may hold a token, goes nowhere. */
export function sendPage(reply: FastifyReply, page: PlainPage, status = 200): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', CSP)
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(renderPage(page));
}

function renderPage({ title, lines, form, link }: PlainPage): string {
  const hidden = Object.entries(form?.fields ?? {}).map(
    ([name, value]) => `<input type="hidden" name="${toHtml(name)}" value="${toHtml(value)}">`,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${toHtml(title)} · ${toHtml(BRAND.name)}</title><style>${STYLE}</style></head><body><main>`,
    `<h1>${toHtml(title)}</h1>`,
    ...lines.map((line) => `<p>${toHtml(line)}</p>`),
    form
      ? `<form method="post" action="${toHtml(form.action)}">${hidden.join('')}<button type="submit">${toHtml(form.button)}</button></form>`
      : '',
    link ? `<p><a href="${toHtml(link.href)}">${toHtml(link.label)}</a></p>` : '',
    '</main></body></html>',
  ].join('');
}

function toHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
