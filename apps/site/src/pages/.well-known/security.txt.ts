import { CONTACT } from '@anupalan/enums/brand';
import type { APIRoute } from 'astro';
import { toAddress } from '../../seo/addresses.ts';

const YEAR_MS = 365 * 86_400_000;

/** Whom to tell about a hole (RFC 9116). Valid for a year from the build. */
export const GET: APIRoute = () => {
  const expires = new Date(Date.now() + YEAR_MS).toISOString();
  const text = `Contact: ${CONTACT.emailHref}\nExpires: ${expires}\nPreferred-Languages: en, hi\nCanonical: ${toAddress('/.well-known/security.txt')}\n`;
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
