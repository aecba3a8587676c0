import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { NotificationType } from '@anupalan/enums/notifications';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Arrived, type MailReceiver, startMailReceiver } from '../../test/mail-receiver.ts';
import { type AlertItem, alertMail, DATES_NAMED, toAlertGroups } from './alert-mail.ts';
import type { MailText } from './layout.ts';
import { createOutboxMailer, createSmtpMailer, type Mail, toSafeMail } from './mailer.ts';
import { toPortalUrl } from './portal-url.ts';
import * as templates from './templates.ts';

const FROM = 'Anupalan <no-reply@example.com>';
const PORTAL = 'https://portal.example.com';

let receiver: MailReceiver;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'anupalan-mail-'));
  receiver = await startMailReceiver();
});
afterAll(async () => {
  await receiver.close();
  rmSync(folder, { recursive: true, force: true });
});

const MAIL: Mail = {
  to: 'asha@works.example',
  messageId: '<alerts-2026-11-21-1@portal.example.com>',
  ...templates.resetPasswordMail({
    name: 'Asha Rao',
    link: `${PORTAL}/reset-password?token=abc`,
    minutes: 30,
  }),
};

async function sendBySmtp(mail: Mail): Promise<Arrived | undefined> {
  receiver.arrived.length = 0;
  await createSmtpMailer(receiver.url, FROM).send(mail);
  return receiver.arrived[0];
}

describe('a mail says where such mails end:', () => {
  const newsletter = { confirm: `${PORTAL}/confirm`, unsubscribe: `${PORTAL}/unsubscribe?token=a` };
  const notification = {
    name: 'Asha',
    title: 'News',
    message: 'Text',
    type: 'system',
    link: null,
    preferencesLink: `${PORTAL}/company/notifications?tab=preferences`,
  } as const;
  test.each<[string, MailText, string]>([
    ['where it is chosen', templates.notificationMail(notification), notification.preferencesLink],
    ['where the newsletter is left', templates.newsletterMail(newsletter), newsletter.unsubscribe],
    ['with the operator', templates.passwordChangedMail({ name: 'Asha' }), 'mailto:'],
  ])('%s', (_, mail, unsubscribe) => {
    expect(mail.unsubscribe.startsWith(unsubscribe)).toBe(true);
    expect(() => toSafeMail({ ...MAIL, ...mail })).not.toThrow();
  });

  test.each(['javascript:alert(1)', 'https://a.example>\r\nBcc: eve@elsewhere.example', ''])(
    'and nothing else (%j)',
    (unsubscribe) => {
      expect(() => toSafeMail({ ...MAIL, unsubscribe })).toThrow('unsubscribe');
    },
  );
});

describe('a mail', () => {
  test('arrives at a mail server with text, HTML and its id', async () => {
    const mail = await sendBySmtp(MAIL);
    expect(mail).toMatchObject({ from: 'no-reply@example.com', to: ['asha@works.example'] });
    const read = await PostalMime.parse(mail?.raw ?? '');
    expect(read).toMatchObject({ subject: MAIL.subject, messageId: MAIL.messageId });
    expect(read.text?.trim()).toBe(MAIL.text.trim());
    expect(read.html?.trim()).toBe(MAIL.html.trim());
    const header = (key: string) => read.headers.find((each) => each.key === key)?.value;
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(header('list-unsubscribe')).toMatch(/^<mailto:\S+\?subject=unsubscribe>$/);
  });

  test('that the server refuses is an error, so that the job tries again', async () => {
    receiver.isRefusing = true;
    await expect(sendBySmtp(MAIL)).rejects.toThrow('451');
    receiver.isRefusing = false;
  });

  test('lies in the outbox as a file, once however often it is sent', async () => {
    const mailer = createOutboxMailer(folder, FROM);
    await mailer.send(MAIL);
    await mailer.send(MAIL);
    const [name = '', ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    expect((await PostalMime.parse(readFileSync(path.join(folder, name)))).html).toContain('Asha Rao');
  });
});

describe('what people wrote', () => {
  test.each([
    'Return\r\nBcc: eve@elsewhere.example',
    'Return\nBcc: eve@elsewhere.example\n\nAnother body',
    'Return\u2028Bcc: eve@elsewhere.example',
    'Return\0\u202eexe.fdp',
    'R\u00fcckgabe \u0905\u0928\u0941\u092a\u093e\u0932\u0928',
    'x'.repeat(2000),
  ])('makes no header and no second address: %j', async (title) => {
    const mail = await sendBySmtp({ ...MAIL, ...notificationOf(title) });
    expect(mail?.to).toEqual(['asha@works.example']);
    const read = await PostalMime.parse(mail?.raw ?? '');
    expect(read.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(read.to?.map(({ address }) => address)).toEqual(['asha@works.example']);
    expect(read.subject).not.toMatch(/[\r\n\0\u2028\u202e]/);
    expect(read.subject?.length).toBeLessThanOrEqual(250);
  });

  test.each([
    'asha@works.example\r\nRCPT TO:<eve@elsewhere.example>',
    'asha@works.example, eve@elsewhere.example',
    'asha@works.example;eve@elsewhere.example',
    '<asha@works.example> eve@elsewhere.example',
    'asha',
    '',
  ])('is no address: %j', async (to) => {
    await expect(sendBySmtp({ ...MAIL, to })).rejects.toThrow('The address of the mail is not valid');
    expect(receiver.arrived).toEqual([]);
  });

  test('is no id', () => {
    expect(() => toSafeMail({ ...MAIL, messageId: '<a@b>\r\nBcc: eve@elsewhere.example' })).toThrow(
      'not valid',
    );
  });

  test('is text in the HTML', () => {
    const name = `<script>alert("x")</script>'&`;
    for (const { html } of allMails(name)) {
      expect(html).not.toContain('<script>alert');
      expect(html).not.toContain(`"x"`);
    }
    const greeted = allMails(name).filter(({ text }) => text.includes(name));
    expect(greeted).toHaveLength(allMails(name).length - 1); // the newsletter knows no name
    for (const { html } of greeted) {
      expect(html).toContain('&#60;script&#62;');
    }
  });
});

function notificationOf(title: string) {
  return templates.notificationMail({
    name: 'Asha Rao',
    title,
    message: title,
    type: 'announcement',
    link: null,
    preferencesLink: `${PORTAL}/company/notifications?tab=preferences`,
  });
}

const item = (changes: Partial<AlertItem> = {}): AlertItem => ({
  about: 'task',
  title: 'Stack test',
  dueDate: '2026-11-28',
  daysLeft: 7,
  assignee: null,
  link: `${PORTAL}/company/task-and-alerts?task=1&due=2026-11-28`,
  ...changes,
});

function toGroupOf({ about, daysLeft }: AlertItem) {
  if (about !== 'task') return about === 'order' ? 'orders' : 'renewals';
  return daysLeft < 0 ? 'overdue' : daysLeft === 0 ? 'today' : 'coming';
}

function alertsOf(items: AlertItem[], { name = 'Asha Rao', isDigest = false } = {}) {
  return alertMail({
    name,
    isDigest,
    organisation: 'Alpha Paints',
    groups: toAlertGroups((group) => {
      const found = items.filter((each) => toGroupOf(each) === group);
      return {
        count: found.length,
        items: found.sort((a, b) => a.daysLeft - b.daysLeft).slice(0, DATES_NAMED),
      };
    }),
    listLink: `${PORTAL}/company/task-and-alerts`,
    ordersLink: `${PORTAL}/company/consent`,
    preferencesLink: `${PORTAL}/company/notifications?tab=preferences`,
  });
}

const LINK = `${PORTAL}/set-password?token=abc`;
const INVITED = { invitedBy: 'Ravi Das', organisation: 'Alpha Paints' };

/** One of every mail there is; a template without a sample does not compile. */
const SAMPLES: Record<keyof typeof templates, (name: string) => MailText> = {
  resetPasswordMail: (name) => templates.resetPasswordMail({ name, link: LINK, minutes: 30 }),
  signUpMail: (name) => templates.signUpMail({ name, link: LINK, until: '5 Dec 2026' }),
  signUpTakenMail: (name) => templates.signUpTakenMail({ name, loginLink: `${PORTAL}/login` }),
  newsletterMail: () => templates.newsletterMail({ confirm: LINK, unsubscribe: `${LINK}&leave=1` }),
  supportAnswerMail: (name) =>
    templates.supportAnswerMail({ name, subject: 'A question', text: 'An answer' }),
  passwordChangedMail: (name) => templates.passwordChangedMail({ name }),
  invitationMail: (name) => templates.invitationMail({ name, ...INVITED, link: LINK, days: 7 }),
  addressTakenMail: (name) => templates.addressTakenMail({ name, ...INVITED }),
  notificationMail: (name) =>
    templates.notificationMail({
      name,
      title: 'News',
      message: 'Read it',
      type: 'system',
      link: LINK,
      preferencesLink: null,
    }),
};

/** Every mail, to a person of a name. */
function allMails(name: string): MailText[] {
  return [
    ...Object.values(SAMPLES).map((toMail) => toMail(name)),
    alertsOf([item(), item({ daysLeft: -1 })], { name }),
    alertsOf([item(), item({ about: 'renewal' })], { name, isDigest: true }),
  ];
}

describe('every mail', () => {
  test('says in its text what its HTML says', () => {
    for (const { text, html, subject } of allMails('Asha Rao')) {
      const words = (from: string) => new Set(from.match(/[\p{L}\d]{4,}/gu) ?? []);
      const shown = words(
        html
          .replace(/<(style|title)>[\s\S]*?<\/\1>/g, '')
          .replace(/<div style="display:none[\s\S]*?<\/div>/, '')
          .replace(/href="([^"]*)"/g, '>$1<')
          .replace(/<[^>]+>/g, ' '),
      );
      const told = words(`${text} अनुपालन Anupalan`);
      expect(
        [...shown].filter((word) => ![...told].some((each) => each.toLowerCase() === word.toLowerCase())),
      ).toEqual([]);
      expect(subject).not.toBe('');
    }
  });

  test.each<[NotificationType, string]>([
    ['system', 'You get this mail because you have an Anupalan account.'],
    ['announcement', 'You get this mail because you chose to receive news from Anupalan by mail.'],
    ['reminder', 'You get this mail because you chose to receive reminders from Anupalan by mail.'],
    ['alert', 'You get this mail because you chose to receive alerts from Anupalan by mail.'],
  ])('of a notification says why it comes: %s', (type, reason) => {
    const values = { name: 'Asha Rao', title: 'News', message: 'Read it', link: null, preferencesLink: null };
    expect(templates.notificationMail({ ...values, type }).text).toContain(`\n${reason}\n`);
  });

  test('has a preheader, a night, its sender, an address and a reason', () => {
    for (const { html, text } of allMails('Asha Rao')) {
      expect(html).toContain('display:none');
      expect(html).toContain('@media (prefers-color-scheme:dark)');
      expect(html).toContain('name="color-scheme" content="light dark"');
      expect(html).toContain('role="presentation"');
      expect(html).not.toMatch(/<(script|img|link|iframe|form)\b/);
      for (const part of [html, text]) {
        expect(part).toContain('Thane, Maharashtra 400601');
        expect(part).toContain('You get this mail because');
      }
    }
  });
});

describe('the mail of a morning', () => {
  test.each<[string, AlertItem[], string]>([
    ['one that comes', [item()], 'Due in 7 days: Stack test'],
    ['one of today', [item({ daysLeft: 0 })], 'Due today: Stack test'],
    ['one that is late', [item({ daysLeft: -8 })], '8 days overdue: Stack test'],
    [
      'an order',
      [item({ about: 'order', daysLeft: 30, title: 'Consent to operate' })],
      'Expires in 30 days: Consent to operate',
    ],
    [
      'an order that has ended',
      [item({ about: 'order', daysLeft: -1, title: 'Consent' })],
      'Expired 1 day ago: Consent',
    ],
    [
      'the last day to apply',
      [item({ about: 'renewal', title: 'Consent to operate' })],
      'Apply by 28 Nov 2026: Consent to operate',
    ],
    [
      'a last day to apply that has passed',
      [item({ about: 'renewal', daysLeft: -3, title: 'Consent' })],
      'Apply-by date passed on 28 Nov 2026: Consent',
    ],
    [
      'renewals and an order',
      [item({ about: 'renewal' }), item({ about: 'renewal' }), item({ about: 'order' })],
      '2 renewals to apply for, 1 consent expires',
    ],
    [
      'several',
      [item(), item({ daysLeft: 0 }), item({ daysLeft: -2 }), item({ daysLeft: -3 })],
      '2 overdue, 1 due today, 1 coming up',
    ],
    [
      'a task and orders',
      [item(), item({ about: 'order' }), item({ about: 'order' })],
      '1 coming up, 2 consents expire',
    ],
  ])('about %s', (_, items, subject) => {
    const mail = alertsOf(items);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain('28 Nov 2026');
    expect(mail.text).toContain(`${PORTAL}/company/notifications?tab=preferences`);
  });

  test.each<[string, AlertItem[], string, string]>([
    ['one task', [item()], 'Open the task', '/company/task-and-alerts?task=1&due=2026-11-28'],
    [
      'one order',
      [item({ about: 'order' })],
      'Open the consent',
      '/company/task-and-alerts?task=1&due=2026-11-28',
    ],
    ['tasks and orders', [item(), item({ about: 'order' })], 'Open all tasks', '/company/task-and-alerts'],
    ['orders', [item({ about: 'order' }), item({ about: 'order' })], 'Open all consents', '/company/consent'],
  ])('has a button for %s', (_, items, label, path) => {
    expect(alertsOf(items).text).toContain(`${label}:\n${PORTAL}${path}\n`);
  });

  test('is a digest for who has chosen one, with the same words otherwise', () => {
    const { subject, text, unsubscribe } = alertsOf([item({ daysLeft: -1 }), item()], { isDigest: true });
    expect(subject).toBe('Your week: 1 overdue, 1 coming up');
    expect(text).toContain('Your week at Alpha Paints: 1 overdue, 1 coming up.');
    expect(text).toContain('You get this mail because you chose the Monday digest.');
    expect(unsubscribe).toBe(`${PORTAL}/company/notifications?tab=preferences`);
  });

  const many = (count: number, toItem: (index: number) => Partial<AlertItem>) =>
    Array.from({ length: count }, (_, index) => item(toItem(index)));

  test('puts the latest first and counts what it does not show', () => {
    const { text } = alertsOf(many(60, (index) => ({ daysLeft: -index - 1, title: `Late ${index + 1}.` })));
    expect(text).toContain('60 OVERDUE; THE FIRST 50 ARE LISTED');
    expect(text.indexOf('Late 60.')).toBeLessThan(text.indexOf('Late 59.'));
    expect(text).not.toContain('Late 10.');
    expect(text).toContain('Late 11.');
  });

  test('names fifty dates at most and the number of all, and leaves room for every group', () => {
    const { text, subject } = alertsOf([
      ...many(1234, (index) => ({ daysLeft: -1, title: `Late ${index}.` })),
      ...many(100, (index) => ({ title: `Coming ${index}.` })),
      ...many(2, (index) => ({ about: 'order', title: `Ending ${index}.` })),
    ]);
    expect(subject).toBe('1,234 overdue, 100 coming up, 2 consents expire');
    expect(text).toContain('1,336 dates at Alpha Paints need your attention');
    expect(text).toContain('1,234 OVERDUE; THE FIRST 24 ARE LISTED');
    expect(text).toContain('100 COMING UP; THE FIRST 24 ARE LISTED');
    expect(text).toContain('2 CONSENTS EXPIRE\n');
    expect(text.match(/(Late|Coming|Ending) \d+\./g)?.length).toBe(DATES_NAMED);
  });
});

test.each<[string, boolean]>([
  ['/company/task-and-alerts?task=1', true],
  ['/', true],
  ['//elsewhere.example.com', false],
  ['/\\elsewhere.example.com', false],
  ['https://elsewhere.example.com', false],
  ['company', false],
])('the link %s leads into the portal: %s', (link, isOwn) => {
  if (isOwn) expect(toPortalUrl(PORTAL, link)).toBe(`${PORTAL}${link}`);
  else expect(() => toPortalUrl(PORTAL, link)).toThrow('another site');
});
