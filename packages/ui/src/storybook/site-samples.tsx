import { CircleCheck, CircleDashed, Mail, Phone, Send, TriangleAlert } from 'lucide-react';
import { BadgeRow } from '../badge-row/badge-row.tsx';
import { LinkButton } from '../button/button.tsx';
import type { MiniLine } from '../site-bento/mini-list.tsx';
import type { ArticleSummary } from '../site-blog/article-card.tsx';
import { WhatsAppIcon } from '../site-contact/brand-icons.tsx';
import type { ContactRow } from '../site-contact/contact-widget.tsx';
import type { SiteFooterProps } from '../site-footer/site-footer.tsx';
import type { SiteHeaderProps } from '../site-header/site-header.tsx';
import type { HeroArtProps } from '../site-hero/hero-art.tsx';
import { NewsletterForm } from '../site-newsletter/newsletter-form.tsx';

// The words of the public site are in apps/site alone: these only fill the same places.

/** A header with four links. */
export const siteHeader: SiteHeaderProps = {
  brand: 'Sample',
  links: [
    { label: 'Home', href: '#home', isCurrent: true },
    { label: 'First page', href: '#first' },
    { label: 'Second page', href: '#second' },
    { label: 'Third page', href: '#third' },
  ],
  signIn: { label: 'Sign in', href: '#login' },
  trial: { label: 'Main action', href: '#trial' },
};

/** A footer with all of its parts. */
export const siteFooter: SiteFooterProps = {
  brand: 'Sample',
  paragraphs: [
    'A paragraph about the product. It has two sentences and runs over more than one line of its column.',
    'A second paragraph, about the company behind it.',
  ],
  newsletter: (
    <NewsletterForm
      action="#newsletter"
      label="Sample newsletter"
      buttonLabel="Send"
      placeholder="name@sample.example"
      note="A note of one line below the field."
    />
  ),
  groups: [
    {
      title: 'First group',
      links: [
        { label: 'First page', href: '#first' },
        { label: 'Second page', href: '#second' },
      ],
    },
    { title: 'Second group', links: [{ label: 'Third page', href: '#third' }] },
    { title: 'Third group', links: [{ label: 'Fourth page', href: '#fourth' }] },
  ],
  office: { title: 'Address', lines: ['1 Sample Road', 'Sample Town', 'Sample State'] },
  badges: (
    <BadgeRow
      label="Sample badges"
      badges={[
        { title: 'First badge', text: 'What it is for' },
        { title: 'Second badge', text: 'What it is for' },
        { title: 'Third badge', text: 'What it is for' },
        { title: 'Fourth badge', text: 'What it is for' },
      ]}
    />
  ),
  legal: '© 2026 Sample',
};

/** The two buttons of an opening, a closing call and a missing page. */
export const siteActions = (
  <>
    <LinkButton size="lg" variant="primary" href="#first">
      First action
    </LinkButton>
    <LinkButton size="lg" href="#second">
      Second action
    </LinkButton>
  </>
);

/** The rows of the contact widget. */
export const contactRows: readonly ContactRow[] = [
  { icon: Send, title: 'Form', text: 'A sample line', href: '#contact' },
  { icon: Phone, title: 'Phone', text: '+91 00000 00000', href: 'tel:+910000000000' },
  { icon: Mail, title: 'Mail', text: 'hello@sample.example', href: 'mailto:hello@sample.example' },
  { icon: WhatsAppIcon, title: 'WhatsApp', text: 'A sample line', href: '#whatsapp' },
];

/** A sample page of an order and the task made of it. */
export const heroArt: HeroArtProps = {
  sheet: {
    title: 'SAMPLE AUTHORITY',
    lines: ['A sample order under an invented act,', 'with a second line'],
    paragraphs: [
      {
        clause: 1,
        runs: [
          'A) ',
          { mark: 'A first sample condition that is marked, long enough for two lines of a narrow page,' },
          ' and goes on without a mark.',
        ],
      },
      {
        clause: 2,
        runs: [
          'B) ',
          {
            mark: 'A second sample condition. It is the one that is open beside the page, so it has the stronger mark, and it is the longest one, for at least two lines of any page that holds it.',
            isActive: true,
          },
        ],
      },
      { runs: ['C) A sample sentence without a mark, which asks for nothing.'] },
      {
        clause: 3,
        runs: ['D) ', { mark: 'A third sample condition, marked in one piece' }, ' and left in another.'],
      },
      {
        clause: 4,
        runs: ['2. ', { mark: 'A fourth sample condition' }, ' with an end that has no mark of its own.'],
      },
      { runs: ['3. A sample sentence without a mark, which goes on for a while.'] },
      { runs: ['4. One more sample sentence without a mark.'] },
      { runs: ['5. The last sample sentence.'] },
    ],
  },
  task: {
    clause: 2,
    place: 'Page 1, line 2',
    status: 'Sample status',
    title: 'A sample task with a title of one line',
    facts: [
      ['Repeats', 'Sample'],
      ['Due', 'On a sample day'],
      ['From', 'A sample page'],
    ],
  },
  next: { month: 'DEC', day: 10, title: 'The next sample date', text: 'And a line about those after it.' },
  done: { title: 'A sample date that is done', text: 'and a line about it' },
};

/** Sample conditions, each in a state of its own. */
export const readLines: readonly MiniLine[] = [
  {
    clause: { number: 1, state: 'accepted' },
    title: 'First sample condition',
    text: 'A line below it',
    status: { tone: 'ok', icon: CircleCheck, label: 'Accepted' },
  },
  {
    clause: { number: 2, state: 'accepted' },
    title: 'Second sample condition',
    text: 'A line below it',
    status: { tone: 'ok', icon: CircleCheck, label: 'Accepted' },
  },
  {
    clause: { number: 3 },
    title: 'Third sample condition',
    text: 'A line below it',
    status: { tone: 'neutral', icon: CircleDashed, label: 'Open' },
  },
  {
    clause: { number: 4, state: 'question' },
    title: 'Fourth sample condition',
    text: 'A line below it',
    status: { tone: 'warn', icon: TriangleAlert, label: 'Question' },
  },
];

/** Sample tasks on their days. */
export const dateLines: readonly MiniLine[] = [
  { day: '1 Jan', title: 'First sample task', text: 'often' },
  { day: '2 Feb', title: 'Second sample task', text: 'often' },
  { day: '3 Mar', title: 'Third sample task', text: 'now and then' },
  { day: '4 Apr', title: 'Fourth sample task', text: 'seldom' },
];

/** Sample entries of a record. */
export const recordLines: readonly MiniLine[] = [
  { isKept: true, title: 'First sample entry', text: 'what was done', end: '4 Apr, 10:00' },
  { isKept: true, title: 'Second sample entry', text: 'what was done', end: '3 Mar, 11:00' },
  { isKept: true, title: 'Third sample entry', text: 'what was done, and a reason', end: '2 Feb, 12:00' },
  { isKept: true, title: 'Fourth sample entry', text: 'what was put right', end: '1 Jan, 13:00' },
];

/** The months of a financial year. */
export const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];

/** Sample dates of a year, two of them on one day. */
export const yearDates = [
  { month: 0, day: 1, title: 'A first sample return', source: 'Sample Rules, rule 1', status: 'verified' },
  { month: 2, day: 30, title: 'A second sample return', source: 'Sample Rules, rule 2', status: 'verified' },
  { month: 2, day: 30, title: 'A third one', source: 'Other Rules, rule 3', status: 'not verified' },
  { month: 5, day: 30, title: 'A sample statement', source: 'Sample Act, section 4', status: 'not verified' },
  { month: 8, day: 1, title: 'A sample report', source: 'Sample notification', status: 'not verified' },
];

/** A sample picture in both themes. */
export const shot = {
  alt: 'A grey sheet',
  light: [],
  dark: [],
  fallback: 'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==',
  width: 900,
  height: 562,
  sizes: '100vw',
};

const categories = [
  { label: 'First kind', hue: 'brick' },
  { label: 'Second kind', hue: 'river' },
  { label: 'Third kind', hue: 'leaf' },
  { label: 'Fourth kind', hue: 'plum' },
  { label: 'Fifth kind', hue: 'moss' },
] as const;

const titles = [
  'A sample title',
  'A sample title that runs over two lines of its card',
  'A sample title of some length',
];

/** Nine sample articles: a page of the blog. */
export const articles: readonly ArticleSummary[] = Array.from({ length: 9 }, (_, index) => ({
  href: `#article-${index + 1}`,
  title: `${titles[index % 3]}, ${index + 1}`,
  text: 'A sentence about a sample article, as its card shows it below the title.',
  date: `${18 - index} Nov 2026`,
  length: `${4 + index} min read`,
  author: index % 2 === 0 ? 'Leela Sathe' : 'Imran Qureshi',
  category: categories[index % 5],
  tags: ['First', 'Second', 'Third', 'Never shown'].slice(0, 1 + (index % 4)),
}));
