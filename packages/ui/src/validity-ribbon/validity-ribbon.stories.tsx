import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card, CardHead } from '../card/card.tsx';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { type Ribbon, ValidityRibbon } from './validity-ribbon.tsx';

const usage: Usage = {
  when: 'Shows how long each consent is valid, with one bar per consent: the elapsed time, the time after the last day to apply, and today.',
  do: [
    'Write the last valid day and the time left beside the bar.',
    'Let the dates set the axis, so that no last day is cut off.',
  ],
  dont: [
    "Don't show more than about eight: link to the list.",
    "Don't use it for tasks: they have a due date, not a period.",
  ],
  without: ['Disabled', 'Invalid', 'Loading'],
};

const operate: Ribbon = {
  id: 'a',
  name: 'Consent to Operate',
  href: '#a',
  from: '2024-04-01',
  to: '2027-03-31',
  renewFrom: '2026-12-01',
  left: '130 days left',
  tone: 'warn',
  until: 'to 31 Mar 2027',
  note: 'Apply by 1 Dec 2026',
  summary: 'Consent to Operate, valid from 1 Apr 2024 to 31 Mar 2027, 130 days left',
};

const meta = {
  title: 'Signature parts/ValidityRibbon',
  component: ValidityRibbon,
  args: {
    today: '2026-11-21',
    label: 'Validity of consents',
    ribbons: [
      operate,
      {
        id: 'b',
        name: 'Authorisation',
        href: '#b',
        from: '2019-07-08',
        to: '2029-07-07',
        renewFrom: '2029-03-09',
        left: '2 years 7 months left',
        until: 'to 7 Jul 2029',
        summary: 'Authorisation, valid to 7 Jul 2029',
      },
      {
        id: 'c',
        name: 'Consent to Establish',
        from: '2023-02-01',
        to: '2026-06-30',
        left: 'expired 144 days ago',
        tone: 'danger',
        until: 'to 30 Jun 2026',
        summary: 'Consent to Establish, expired on 30 Jun 2026',
      },
      {
        id: 'd',
        name: 'Consent without an end',
        from: '2026-02-01',
        to: null,
        left: 'until cancelled',
        summary: 'Consent valid until it is cancelled',
      },
    ],
  },
  parameters: { usage },
} satisfies Meta<typeof ValidityRibbon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** One bar in its own card. */
export const Alone: Story = {
  args: { isAlone: true },
  render: (args) => <ValidityRibbon {...args} ribbons={args.ribbons.slice(0, 1)} />,
};
/** In a card, as on the dashboard. */
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Card aria-labelledby="ribbons">
      <CardHead id="ribbons" title="Consents and licences" more={{ href: '#all', text: 'All 4' }} />
      <ValidityRibbon {...args} />
    </Card>
  ),
};
/** The axis grows to ten years. A later last day has an arrow, with its date below. */
export const FarEnds: Story = {
  args: {
    ribbons: [
      operate,
      {
        id: 'nine',
        name: 'Environmental clearance',
        from: '2023-07-08',
        to: '2033-07-07',
        left: '6 years 7 months left',
        until: 'to 7 Jul 2033',
        summary: 'Environmental clearance, valid to 7 Jul 2033',
      },
      {
        id: 'far',
        name: 'Ground water permission',
        from: '2025-01-01',
        to: '2055-12-31',
        renewFrom: '2055-06-01',
        left: '29 years 1 month left',
        summary: 'Ground water permission, valid to 31 Dec 2055',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('to 31 Dec 2055')).toBeVisible();
    await expect(canvas.getByText('2032')).toBeVisible();
    await expectFits(canvasElement);
  },
};
/** Years that the app gives stay as they are. */
export const FixedYears: Story = { args: { years: { first: 2024, last: 2027 } } };
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: ({ canvasElement }) =>
    expectTabReaches(within(canvasElement).getByRole('link', { name: 'Consent to Operate' })),
};
export const Empty: Story = { args: { ribbons: [] } };
/** Dates that do not exist, a last day before the first, and an endless name. */
export const LongText: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    ribbons: [
      { ...operate, id: 'x', name: ENDLESS_WORD, left: ENDLESS_WORD.slice(0, 90), note: ENDLESS_WORD },
      { ...operate, id: 'y', name: 'No such day', from: '2026-02-30', to: '2027-13-01' },
      { ...operate, id: 'z', name: 'Ends before it begins', from: '2028-01-01', to: '2026-01-01' },
    ],
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: {
    ribbons: [
      {
        ...operate,
        name: 'संचालन की सहमति',
        left: '१३० दिन',
        until: '३१ मार्च २०२७ तक',
        note: '१ दिसम्बर २०२६ तक आवेदन करें',
      },
    ],
  },
};
