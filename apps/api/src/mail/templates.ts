import { BRAND, CONTACT } from '@anupalan/enums/brand';
import type { NotificationType } from '@anupalan/enums/notifications';
import { type MailText, renderMail } from './layout.ts';

// What mails say. The one place where they are worded; alert-mail.ts has the one with a list, layout.ts the look.

const OF_ACCOUNT = `You get this mail because of your ${BRAND.name} account.`;

/** The mail with the link that sets a new password. */
export function resetPasswordMail(values: { name: string; link: string; minutes: number }): MailText {
  return renderMail({
    subject: `Set a new ${BRAND.name} password`,
    greeting: `Hello ${values.name},`,
    lines: [
      `Somebody, most likely you, asked for a new password for your ${BRAND.name} account.`,
      `The link is valid for ${values.minutes} minutes and works once. If it was not you, do nothing: your password does not change.`,
    ],
    action: { label: 'Set a new password', link: values.link },
    reason: OF_ACCOUNT,
  });
}

/** The mail after signing up: its link sets the password of the new workspace. */
export function signUpMail(values: { name: string; link: string; until: string }): MailText {
  return renderMail({
    subject: `Set a password for your ${BRAND.name} workspace`,
    greeting: `Hello ${values.name},`,
    lines: [
      `You have opened a workspace on ${BRAND.name}. Until you set a password, it opens only in the browser that you signed up with.`,
      `The link works once, until your trial ends on ${values.until}. A newer link replaces it. If it was not you, do nothing: nobody can use the account without the link.`,
    ],
    action: { label: 'Set a password', link: values.link },
    reason: `You get this mail because this address was entered to sign up for ${BRAND.name}.`,
  });
}

/** The mail after signing up with an address that has an account: what to do instead. */
export function signUpTakenMail(values: { name: string; loginLink: string }): MailText {
  return renderMail({
    subject: `You already have an ${BRAND.name} account`,
    greeting: `Hello ${values.name},`,
    lines: [
      `Somebody, most likely you, signed up for ${BRAND.name} with this address. You already have an account, so nothing has changed.`,
      'Sign in with your password, or ask for a new one on the login page. If it was not you, do nothing.',
    ],
    action: { label: 'Sign in', link: values.loginLink },
    reason: `You get this mail because this address was entered to sign up for ${BRAND.name}.`,
  });
}

/** The mail whose link confirms the newsletter. Nothing else goes to the address before. */
export function newsletterMail(values: { confirm: string; unsubscribe: string }): MailText {
  return renderMail({
    subject: `Confirm your subscription to the ${BRAND.name} newsletter`,
    greeting: 'Hello,',
    lines: [
      `Somebody, most likely you, entered this address for the ${BRAND.name} newsletter. Confirm your subscription to receive it.`,
      `The link is valid for a week. If it was not you, do nothing: we will not write again. To unsubscribe later: ${values.unsubscribe}`,
    ],
    action: { label: 'Confirm subscription', link: values.confirm },
    reason: `You get this mail because this address was entered for the ${BRAND.name} newsletter.`,
    unsubscribeLink: values.unsubscribe,
  });
}

/** The answer of the staff to somebody who wrote through the form of the site. */
export function supportAnswerMail(values: { name: string; subject: string; text: string }): MailText {
  return renderMail({
    subject: `Re: ${values.subject}`,
    greeting: `Hello ${values.name},`,
    lines: values.text.split(/\n+/).filter((line) => line.trim() !== ''),
    reason: `You get this mail because you wrote to ${BRAND.name}. To reply, write to ${CONTACT.email}.`,
  });
}

/** The mail that says that the password was changed. */
export function passwordChangedMail(values: { name: string }): MailText {
  return renderMail({
    subject: `Your ${BRAND.name} password was changed`,
    greeting: `Hello ${values.name},`,
    lines: [
      `The password of your ${BRAND.name} account was just changed, and your other sessions have ended.`,
      `If it was not you, request a new password on the login page at once and write to us: ${CONTACT.email}.`,
    ],
    reason: OF_ACCOUNT,
  });
}

/** The mail that invites a user into an organisation. */
export function invitationMail(values: {
  name: string;
  invitedBy: string;
  organisation: string;
  link: string;
  days: number;
}): MailText {
  return renderMail({
    subject: `${values.invitedBy} invites you to ${BRAND.name}`,
    greeting: `Hello ${values.name},`,
    lines: [
      `${values.invitedBy} invites you to work with ${values.organisation} on ${BRAND.name}. You will see the conditions of its consents, the tasks and their evidence.`,
      `Set a password to start. The link is valid for ${values.days} days and works once. If you do not know this person, do nothing.`,
    ],
    action: { label: 'Set a password', link: values.link },
    reason: `You get this mail because ${values.invitedBy} of ${values.organisation} entered your address.`,
  });
}

/** The mail to an invited address that has an account already: it can belong to one organisation only. */
export function addressTakenMail(values: {
  name: string;
  invitedBy: string;
  organisation: string;
}): MailText {
  return renderMail({
    subject: `${values.invitedBy} invites you to ${BRAND.name}`,
    greeting: `Hello ${values.name},`,
    lines: [
      `${values.invitedBy} of ${values.organisation} invited this address, but it already has an ${BRAND.name} account. An account belongs to one organisation, so nothing has changed.`,
      `To work with ${values.organisation} as well, ask ${values.invitedBy} to invite another of your addresses.`,
    ],
    reason: `You get this mail because ${values.invitedBy} of ${values.organisation} entered your address.`,
  });
}

const REASONS: Readonly<Record<NotificationType, string>> = {
  system: `You get this mail because you have an ${BRAND.name} account.`,
  announcement: `You get this mail because you chose to receive news from ${BRAND.name} by mail.`,
  reminder: `You get this mail because you chose to receive reminders from ${BRAND.name} by mail.`,
  alert: `You get this mail because you chose to receive alerts from ${BRAND.name} by mail.`,
};

/** The mail of a notification that goes to many. Its message may have several lines. */
export function notificationMail(values: {
  name: string;
  title: string;
  message: string;
  type: NotificationType;
  link: string | null;
  preferencesLink: string | null;
}): MailText {
  return renderMail({
    subject: values.title,
    greeting: `Hello ${values.name},`,
    lines: values.message.split(/\n+/).filter((line) => line.trim() !== ''),
    ...(values.link ? { action: { label: `Open in ${BRAND.name}`, link: values.link } } : {}),
    reason: REASONS[values.type],
    ...(values.preferencesLink ? { preferencesLink: values.preferencesLink } : {}),
  });
}
