import { BRAND, CONTACT } from '@anupalan/enums/brand';
import { MAIL_COLOURS, type MailColour } from './colours.ts';

/**
 * What a mail says, as a plain text and as HTML that says the same. `unsubscribe` is where its reader ends such mails: a page,
 * or the operator's mailbox where nothing can be chosen.
 */
export type MailText = { subject: string; text: string; html: string; unsubscribe: string };

/** How pressing a group of rows is. */
export type MailTone = 'danger' | 'warn' | 'info';

/** One row of a list: what, where it leads, and what is to say of it. */
export type MailRow = { title: string; link: string; note: string; aside?: string };

/** Rows under a heading. */
export type MailGroup = { heading: string; tone: MailTone; rows: readonly MailRow[] };

/** What the layout needs; every text is plain and is escaped here. Links are made of the configured addresses. */
export type MailContent = {
  subject: string;
  /** The line that a list of mails shows behind the subject; the first line where absent. */
  preheader?: string;
  greeting: string;
  lines: readonly string[];
  groups?: readonly MailGroup[];
  action?: { label: string; link: string };
  /** Why this user gets this mail. */
  reason: string;
  /** Where to choose what comes by mail; absent where it cannot be chosen. */
  preferencesLink?: string;
  /** Where such mails end, where that is another place. */
  unsubscribeLink?: string;
};

/** Whom to write to about mails that nobody can choose: of one's account, of an invitation. */
const MAILBOX = `mailto:${CONTACT.email}?subject=unsubscribe`;

/** Makes both forms of a mail. The only layout there is. */
export function renderMail(content: MailContent): MailText {
  return {
    subject: content.subject,
    text: renderText(content),
    html: renderHtml(content),
    unsubscribe: content.unsubscribeLink ?? content.preferencesLink ?? MAILBOX,
  };
}

const PREFERENCES = 'Change mail settings';

function renderText({ greeting, lines, groups = [], action, reason, preferencesLink }: MailContent): string {
  const rows = groups.flatMap(({ heading, rows: each }) => [
    '',
    heading.toUpperCase(),
    ...each.flatMap((row) => ['', `* ${row.title}`, `  ${toNote(row)}`, `  ${row.link}`]),
  ]);
  return [
    greeting,
    '',
    ...lines.flatMap((line, index) => (index === 0 ? [line] : ['', line])),
    ...rows,
    ...(action ? ['', `${action.label}:`, action.link] : []),
    '',
    '-- ',
    reason,
    ...(preferencesLink ? [`${PREFERENCES}: ${preferencesLink}`] : []),
    CONTACT.addressLines.join(', '),
  ].join('\n');
}

const toNote = ({ note, aside }: MailRow) => (aside ? `${note} · ${aside}` : note);

const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans Devanagari',Arial,sans-serif";

/** Inline for the many clients that read nothing else; the class is what the night's sheet changes. */
function paint(
  colours: Partial<Record<'color' | 'background-color' | 'border-color', MailColour>>,
  css = '',
): string {
  const entries = Object.entries(colours);
  const inline = entries.map(([property, name]) => `${property}:${MAIL_COLOURS[name].light}`).join(';');
  const names = entries.map(([property, name]) => `${property.slice(0, 2)}-${name}`).join(' ');
  return `class="${names}" style="${[css, inline].filter(Boolean).join(';')}"`;
}

/** The sheet of dark mail clients. Outlook's own classes repeat it for its web client. */
function renderNight(): string {
  const rules = Object.entries(MAIL_COLOURS).flatMap(([name, { dark }]) =>
    [
      ['co', 'color'],
      ['ba', 'background-color'],
      ['bo', 'border-color'],
    ].map(([short, property]) => [`.${short}-${name}`, `{${property}:${dark} !important}`] as const),
  );
  const all = rules.map(([selector, rule]) => `${selector}${rule}`).join('');
  const outlook = rules.map(([selector, rule]) => `[data-ogsc] ${selector}${rule}`).join('');
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${all}}${outlook}`;
}

/** Tables throughout: the one layout that every mail client draws alike. */
function renderHtml(content: MailContent): string {
  const { subject, greeting, lines, groups = [], action, reason, preferencesLink } = content;
  const preheader = content.preheader ?? lines[0] ?? '';
  const paragraphs = [greeting, ...lines].map(
    (line) =>
      `<p ${paint({ color: 'text' }, 'margin:0 0 16px;font-size:16px;line-height:24px')}>${escapeHtml(line)}</p>`,
  );
  return `<!doctype html>
<html lang="en-IN" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(subject)}</title>
<style>${renderNight()}@media (max-width:480px){.pad{padding-left:20px !important;padding-right:20px !important}}</style>
</head>
<body ${paint({ 'background-color': 'bg' }, `margin:0;padding:0;font-family:${FONT};-webkit-text-size-adjust:100%`)}>
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${paint({ 'background-color': 'bg' })}>
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="pad co-primary" style="padding:8px 32px 16px;font-size:20px;line-height:26px;font-weight:700;letter-spacing:-.02em;color:${MAIL_COLOURS.primary.light}">${escapeHtml(BRAND.name)} <span lang="hi" ${paint({ color: 'text-subtle' }, 'font-size:14px;font-weight:400')}>${escapeHtml(BRAND.nameInHindi)}</span></td></tr>
<tr><td class="pad ba-surface bo-border" style="padding:32px;border:1px solid ${MAIL_COLOURS.border.light};border-radius:12px;background-color:${MAIL_COLOURS.surface.light}">
${[...paragraphs, ...groups.map(renderGroup), ...(action ? [renderAction(action)] : [])].join('\n')}
</td></tr>
<tr><td class="pad" style="padding:20px 32px 8px">
${renderFoot(reason, preferencesLink)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function renderGroup({ heading, tone, rows }: MailGroup): string {
  const label = paint(
    { color: `${tone}-text`, 'background-color': `${tone}-bg` },
    'display:inline-block;padding:2px 10px;border-radius:10px;font-size:13px;line-height:20px;font-weight:600',
  );
  const body = rows.map(
    (row) =>
      `<tr><td ${paint({ 'border-color': 'border' }, 'padding:12px 0;border-top-width:1px;border-top-style:solid')}><a href="${escapeHtml(row.link)}" ${paint({ color: 'link' }, 'font-size:16px;line-height:22px;font-weight:600;text-decoration:none')}>${escapeHtml(row.title)}</a><br><span ${paint({ color: 'text-muted' }, 'font-size:14px;line-height:20px')}>${escapeHtml(toNote(row))}</span></td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px">
<tr><td style="padding:0 0 10px"><h2 style="margin:0;font-size:13px;line-height:20px"><span ${label}>${escapeHtml(heading)}</span></h2></td></tr>
${body.join('\n')}
</table>`;
}

function renderAction({ label, link }: { label: string; link: string }): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0"><tr><td ${paint({ 'background-color': 'primary' }, 'border-radius:8px')}><a href="${escapeHtml(link)}" ${paint({ color: 'on-primary' }, 'display:inline-block;padding:13px 24px;font-size:16px;line-height:22px;font-weight:600;text-decoration:none')}>${escapeHtml(label)}</a></td></tr></table>
<p ${paint({ color: 'text-subtle' }, 'margin:12px 0 0;font-size:13px;line-height:18px;word-break:break-all')}>${escapeHtml(link)}</p>`;
}

function renderFoot(reason: string, preferencesLink: string | undefined): string {
  const small = paint({ color: 'text-subtle' }, 'margin:0 0 8px;font-size:13px;line-height:18px');
  const choice = preferencesLink
    ? ` <a href="${escapeHtml(preferencesLink)}" ${paint({ color: 'link' }, 'text-decoration:underline')}>${PREFERENCES}</a>`
    : '';
  return `<p ${small}>${escapeHtml(reason)}${choice}</p>
<p ${small}>${escapeHtml(CONTACT.addressLines.join(', '))}</p>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
