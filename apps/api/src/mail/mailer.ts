import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EMAIL_PATTERN } from '@anupalan/validators/patterns';
import { createTransport } from 'nodemailer';
import { disk, makeFolder } from '../files/durable.ts';

/** A mail, as text with an HTML twin. The same id again is the same mail again: a reader's client shows it once. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** `https:`, `http:` or `mailto:`: where the reader ends such mails (RFC 2369). */
  unsubscribe: string;
};

/** Sends mails: to an SMTP server, or into a folder that a developer can open. */
export type Mailer = { send(mail: Mail): Promise<void> };

/** A server that does not answer must not hold a job for ever. In milliseconds. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 45_000 };
const SUBJECT_LENGTH = 250;

/**
 * Makes a mail safe to send: names and titles of people stand in it, and none of them may become a header, a second
 * address or a line of the protocol.
 * @throws Error where the address is none
 */
export function toSafeMail(mail: Mail): Mail {
  const to = mail.to.trim();
  if (!EMAIL_PATTERN.test(to) || /[\s,;<>"()]/.test(to))
    throw new Error('The address of the mail is not valid');
  if (!/^<[\w.@+:[\]-]+>$/.test(mail.messageId)) throw new Error('The id of the mail is not valid');
  if (!/^(?:https?:\/\/|mailto:)[^\s<>]+$/.test(mail.unsubscribe))
    throw new Error('The unsubscribe address is not valid');
  return { ...mail, to, subject: toLine(mail.subject).slice(0, SUBJECT_LENGTH) };
}

/** One line without control characters and without what turns the direction of the text. */
function toLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

function toMessage(from: string, mail: Mail) {
  const { to, unsubscribe, ...rest } = toSafeMail(mail);
  const headers = { ...HEADERS, 'List-Unsubscribe': `<${unsubscribe}>` };
  return { from, to: { name: '', address: to }, ...rest, headers };
}

/** Sends through an SMTP server. @param url smtp:// or smtps:// with user and password */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS });
  return {
    async send(mail) {
      await transport.sendMail(toMessage(from, mail));
    },
  };
}

/**
 * Asks an SMTP server for a greeting, and to take our login.
 * @throws Error where it does not answer in time (milliseconds) or refuses
 */
export async function checkSmtp(url: string, limitMs: number): Promise<void> {
  const limits = { connectionTimeout: limitMs, greetingTimeout: limitMs, socketTimeout: limitMs };
  const transport = createTransport({ url, ...limits });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Writes each mail as an .eml file into a folder. */
export function createOutboxMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toMessage(from, mail));
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not written');
      await makeFolder(disk, folder, folder);
      const name = `${mail.messageId.replace(/[^A-Za-z0-9-]/g, '-').replace(/^-+|-+$/g, '')}.eml`;
      const partial = path.join(folder, `${name}.partial`);
      await writeFile(partial, message, { mode: 0o600 });
      // The mail is noted as sent from now on: it must outlive a power cut.
      await disk.sync(partial, 'file');
      await disk.rename(partial, path.join(folder, name));
      await disk.sync(folder, 'folder');
    },
  };
}
