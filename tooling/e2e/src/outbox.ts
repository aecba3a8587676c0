import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { Product } from './product.ts';

const WAIT_MS = 240_000;
const POLL_MS = 250;

/**
 * Waits for the latest mail to an address whose subject matches, as the outbox of the product holds it.
 * @param options.after only mails that came after this instant
 */
export async function waitForMail(
  product: Product,
  to: string,
  subject: RegExp,
  { after = 0 }: { after?: number } = {},
): Promise<Email> {
  for (const deadline = Date.now() + WAIT_MS; ; await new Promise((done) => setTimeout(done, POLL_MS))) {
    const mails = (await readMails(product))
      .filter((mail) => mail.to?.some((each) => each.address === to) && subject.test(mail.subject ?? ''))
      .filter((mail) => Date.parse(mail.date ?? '') + 1000 > after)
      .sort((a, b) => Date.parse(b.date ?? '') - Date.parse(a.date ?? ''));
    if (mails[0]) return mails[0];
    if (Date.now() > deadline) throw new Error(`No mail to ${to} with ${subject} has come.`);
  }
}

/** The first link of a mail's plain text. */
export function getLink(mail: Email): string {
  const link = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0];
  if (!link) throw new Error(`The mail “${mail.subject}” has no link.`);
  return link;
}

async function readMails(product: Product): Promise<Email[]> {
  if (!existsSync(product.outbox)) return [];
  const files = readdirSync(product.outbox).filter((file) => file.endsWith('.eml'));
  return Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(product.outbox, file)))));
}
