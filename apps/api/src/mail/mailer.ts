import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';

/** A mail, as text with an HTML twin. */
export type Mail = { to: string; subject: string; text: string; html: string; messageId: string };

/** Sends mails: to an SMTP server, or into a folder that a developer can open. */
export type Mailer = { send(mail: Mail): Promise<void> };

/** Sends through an SMTP server. @param url smtp:// or smtps:// with user and password */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url);
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
  };
}

/** Writes each mail as an .eml file into a folder. */
export function createOutboxMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from, ...mail });
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not written');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${mail.messageId.replace(/[^A-Za-z0-9-]/g, '-')}.eml`;
      await writeFile(path.join(folder, `${name}.partial`), message, { mode: 0o600 });
      await rename(path.join(folder, `${name}.partial`), path.join(folder, name));
    },
  };
}
