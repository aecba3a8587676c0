import { CircleCheck, CircleDashed, Mail, Phone, Send, TriangleAlert } from 'lucide-react';
import { BadgeRow } from '../badge-row/badge-row.tsx';
import type { MiniLine } from '../site-bento/mini-list.tsx';
import type { ArticleSummary } from '../site-blog/article-card.tsx';
import { WhatsAppIcon } from '../site-contact/brand-icons.tsx';
import type { ContactRow } from '../site-contact/contact-widget.tsx';
import type { SiteFooterProps } from '../site-footer/site-footer.tsx';
import type { SiteHeaderProps } from '../site-header/site-header.tsx';
import type { HeroArtProps } from '../site-hero/hero-art.tsx';
import { NewsletterForm } from '../site-newsletter/newsletter-form.tsx';

/** The header of the whole site, with all of its pages. */
export const siteHeader: SiteHeaderProps = {
  brand: 'Anupalan',
  links: [
    { label: 'Home', href: '#home', isCurrent: true },
    { label: 'About Us', href: '#about' },
    { label: 'Blog', href: '#blog' },
    { label: 'Contact Us', href: '#contact' },
  ],
  signIn: { label: 'Sign In', href: '#login' },
  trial: { label: 'Start Free Trial', href: '#trial' },
};

/** The footer of the whole site. */
export const siteFooter: SiteFooterProps = {
  brand: 'Anupalan',
  paragraphs: [
    'Reads consent orders, finds every obligation with its page and its words, and makes scheduled tasks of them.',
    'Serving industries across India. Built on the regulatory experience of our parent services firm.',
  ],
  newsletter: (
    <NewsletterForm
      action="#newsletter"
      label="Rule changes, once a month"
      buttonLabel="Sign up"
      placeholder="you@company.example"
      note="One email a month. Unsubscribe in one click."
    />
  ),
  groups: [
    {
      title: 'Company',
      links: [
        { label: 'About Us', href: '#about' },
        { label: 'Contact', href: '#contact' },
      ],
    },
    { title: 'Resources', links: [{ label: 'Blog', href: '#blog' }] },
    { title: 'Legal', links: [{ label: 'Privacy Policy', href: '#privacy' }] },
  ],
  office: { title: 'Office', lines: ['4th Floor, Lake Road', 'Thane, Maharashtra', 'India'] },
  badges: (
    <BadgeRow
      label="Standards the product is built to"
      badges={[
        { title: 'ISO 27001', text: 'Built to its controls' },
        { title: 'SOC 2', text: 'Built to its criteria' },
        { title: 'GDPR', text: 'Built to its principles' },
        { title: 'CPCB', text: 'Built for state board orders' },
      ]}
    />
  ),
  legal: '© 2026 Anupalan',
};

/** The rows of the contact widget. */
export const contactRows: readonly ContactRow[] = [
  { icon: Send, title: 'Contact us', text: 'Write to us', href: '#contact' },
  { icon: Phone, title: 'Call', text: '+91 00000 00000', href: 'tel:+910000000000' },
  { icon: Mail, title: 'Email', text: 'hello@example.com', href: 'mailto:hello@example.com' },
  { icon: WhatsAppIcon, title: 'WhatsApp', text: 'Chat with our team', href: '#whatsapp' },
];

/** An invented page of an order and the task made of it. */
export const heroArt: HeroArtProps = {
  sheet: {
    title: 'STATE POLLUTION CONTROL BOARD',
    lines: ['Consent to Operate under the Water Act, 1974', 'and the Air Act, 1981'],
    paragraphs: [
      {
        clause: 16,
        runs: [
          'A) ',
          {
            mark: 'The unit shall run the effluent treatment plant at all times so that the treated effluent meets the standards given below,',
          },
          ' and shall keep a standby power supply for it.',
        ],
      },
      {
        clause: 17,
        runs: [
          'B) ',
          {
            mark: 'The unit shall have the treated effluent sampled and analysed once in a month by a recognised laboratory, and shall send the report to the Board by the 10th of the following month without fail.',
            isActive: true,
          },
        ],
      },
      {
        runs: [
          'C) The reports shall be kept at the unit and shown to the officers of the Board when they ask for them.',
        ],
      },
      {
        clause: 18,
        runs: [
          'D) ',
          { mark: 'The flow meters at inlet and outlet shall be calibrated once in six months' },
          ' and the certificate kept with the log book.',
        ],
      },
      {
        clause: 19,
        runs: [
          '2. ',
          { mark: 'The stack of the boiler shall be monitored once in every quarter' },
          ' and the result sent to the Regional Office within fifteen days of sampling.',
        ],
      },
      {
        runs: ['3. The unit shall keep a green belt along its boundary and replace what does not survive.'],
      },
      {
        runs: ['4. The drains for storm water shall be kept apart from those for effluent.'],
      },
      { runs: ['5. The unit shall display the consent at its gate.'] },
    ],
  },
  task: {
    clause: 17,
    place: 'Page 6, para 1 B',
    status: 'Accepted',
    title: 'Monthly effluent sampling and report',
    facts: [
      ['Repeats', 'Every month'],
      ['Due', '10th of the next month'],
      ['From', 'The words marked on page 6'],
    ],
  },
  next: {
    month: 'DEC',
    day: 10,
    title: 'November report to the Board',
    text: 'Then 10 January, 10 February, and on.',
  },
  done: { title: 'October report completed', text: 'on 8 Nov, with a remark' },
};

/** Conditions as the product lists them. */
export const readLines: readonly MiniLine[] = [
  {
    clause: { number: 16, state: 'accepted' },
    title: 'Keep the treated effluent within its limits',
    text: 'Standing condition',
    status: { tone: 'ok', icon: CircleCheck, label: 'Accepted' },
  },
  {
    clause: { number: 17, state: 'accepted' },
    title: 'Monthly effluent sampling and report',
    text: 'Page 6, by the 10th of the next month',
    status: { tone: 'ok', icon: CircleCheck, label: 'Accepted' },
  },
  {
    clause: { number: 18 },
    title: 'Calibrate the flow meters',
    text: 'Page 6, once in six months',
    status: { tone: 'neutral', icon: CircleDashed, label: 'To check' },
  },
  {
    clause: { number: 19, state: 'question' },
    title: 'Train the operators of the plant',
    text: 'The order gives no interval',
    status: { tone: 'warn', icon: TriangleAlert, label: 'Needs a date' },
  },
];

/** Tasks on their days. */
export const dateLines: readonly MiniLine[] = [
  { day: '24 Nov', title: 'Effluent sample for November', text: 'every month' },
  { day: '10 Dec', title: 'November report to the Board', text: 'every month' },
  { day: '15 Jan', title: 'Boiler stack, quarter 3', text: 'every quarter' },
  { day: '31 Mar', title: 'Flow meter calibration', text: 'half-yearly' },
];

/** What was done, and when. */
export const recordLines: readonly MiniLine[] = [
  {
    isKept: true,
    title: 'October report to the Board',
    text: 'completed, with a remark',
    end: '8 Nov, 16:12',
  },
  { isKept: true, title: 'Boiler stack, quarter 2', text: 'completed', end: '6 Nov, 11:40' },
  { isKept: true, title: 'Condition 22', text: 'not an obligation, with the reason', end: '3 Nov, 18:05' },
  { isKept: true, title: 'Condition 31', text: 'due date corrected against page 9', end: '1 Nov, 09:30' },
];

/** Three consents on an axis of 100. */
export const miniRibbons = [
  { name: 'Consent to Operate', left: '130 days', from: 4, to: 54, renew: 48 },
  { name: 'Waste authorisation', left: '2 yr 1 mo', from: 0, to: 83, renew: 79 },
  { name: 'Consent to Establish', left: '3 yr 2 mo', from: 20, to: 96, renew: 92 },
] as const;

/** The months of a financial year. */
export const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];

/** What orders ask for, by how often. */
export const yearKinds = [
  { often: 'Every month', text: 'Effluent sampled, the report sent to the Board' },
  { often: 'Every quarter', text: 'Stack emissions and ambient air measured' },
  { often: 'Half-yearly', text: 'Meters calibrated, conditions reported on' },
  { often: 'Once a year', text: 'The year’s statement and returns' },
  { often: 'Before the end', text: 'Renewal, in the days the order allows for it' },
];

const titles = [
  ['How to read a consent to operate, schedule by schedule', 'best-practices'],
  ['What changed in the rules on hazardous waste this quarter', 'regulations'],
  ['A dye house that never sent a late report again', 'case-studies'],
  ['Boards put more of their letters online', 'industry-news'],
  ['Working with your laboratory when a result is close to the limit', 'best-practices'],
  ['What an inspector asks for first, and how to have it ready', 'best-practices'],
  ['Renewing in time: how many days before the end', 'regulations'],
  ['Five conditions that sites miss most often', 'other'],
  ['One year, one order, 106 due dates', 'case-studies'],
] as const;

const categories = {
  regulations: { label: 'Regulations', hue: 'brick' },
  'case-studies': { label: 'Case studies', hue: 'river' },
  'best-practices': { label: 'Best practices', hue: 'leaf' },
  'industry-news': { label: 'Industry news', hue: 'plum' },
  other: { label: 'Other', hue: 'moss' },
} as const;

/** Nine invented articles: a page of the blog. */
export const articles: readonly ArticleSummary[] = titles.map(([title, category], index) => ({
  href: `#article-${index + 1}`,
  title,
  text: 'Where conditions hide in a fourteen-page consent, and what a site can do about it.',
  date: `${18 - index} Nov 2026`,
  length: `${4 + index} min read`,
  author: index % 2 === 0 ? 'Meera Deshpande' : 'Farhan Qureshi',
  category: categories[category],
  tags: ['Consents', 'Effluent', 'Reports', 'Never shown'].slice(0, 1 + (index % 4)),
}));
