import { BRAND, CONTACT } from '@anupalan/enums/brand';

/** What a mail says; the one place where mails are worded. */
export type MailText = { subject: string; text: string; html: string };

/** The mail with the link that sets a new password. */
export function resetPasswordMail(values: { name: string; link: string; minutes: number }): MailText {
  return render({
    subject: `Set a new ${BRAND.name} password`,
    greeting: `Hello ${values.name},`,
    lines: [
      `somebody, most likely you, asked for a new password of your ${BRAND.name} account.`,
      `The link is valid for ${values.minutes} minutes and works once. If it was not you, do nothing: your password stays as it is.`,
    ],
    action: { label: 'Set a new password', link: values.link },
  });
}

/** The mail that says that the password was changed. */
export function passwordChangedMail(values: { name: string }): MailText {
  return render({
    subject: `Your ${BRAND.name} password was changed`,
    greeting: `Hello ${values.name},`,
    lines: [
      `the password of your ${BRAND.name} account was just changed, and your other sessions were ended.`,
      `If it was not you, ask for a new password on the login page at once and tell us: ${CONTACT.email}.`,
    ],
  });
}

/** The mail that invites a person into an organisation. */
export function invitationMail(values: {
  name: string;
  invitedBy: string;
  organisation: string;
  link: string;
  days: number;
}): MailText {
  return render({
    subject: `${values.invitedBy} invites you to ${BRAND.name}`,
    greeting: `Hello ${values.name},`,
    lines: [
      `${values.invitedBy} invites you to work with ${values.organisation} on ${BRAND.name}: the conditions of its consents, the tasks that come of them, and their evidence.`,
      `Set a password to begin. The link is valid for ${values.days} days and works once. If you do not know who this is, do nothing.`,
    ],
    action: { label: 'Set a password', link: values.link },
  });
}

/** The mail to an invited address that has an account already: it can belong to one organisation only. */
export function addressTakenMail(values: {
  name: string;
  invitedBy: string;
  organisation: string;
}): MailText {
  return render({
    subject: `${values.invitedBy} invites you to ${BRAND.name}`,
    greeting: `Hello ${values.name},`,
    lines: [
      `${values.invitedBy} of ${values.organisation} invited this address, and it has a ${BRAND.name} account already. An account belongs to one organisation, so nothing has changed.`,
      `To work with ${values.organisation} as well, ask ${values.invitedBy} to invite another address of yours.`,
    ],
  });
}

type Parts = { subject: string; greeting: string; lines: string[]; action?: { label: string; link: string } };

function render({ subject, greeting, lines, action }: Parts): MailText {
  const text = [
    greeting,
    '',
    ...lines,
    ...(action ? ['', `${action.label}:`, action.link] : []),
    '',
    BRAND.name,
  ].join('\n');
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.link)}" style="background:#04614d;color:#ffffff;padding:12px 20px;border-radius:6px;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>`
    : '';
  const html = `<!doctype html><html lang="en-IN"><body style="font:16px/24px sans-serif;color:#171a14;max-width:34rem;margin:0 auto;padding:24px"><p>${escapeHtml(greeting)}</p>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}${button}<p style="color:#686d63">${escapeHtml(BRAND.name)}</p></body></html>`;
  return { subject, text, html };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
