import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, OctagonAlert, Paperclip } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { ProportionBar } from '../progress-bar/progress-bar.tsx';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { StatStrip } from './stat-strip.tsx';

const usage: Usage = {
  when: 'Two to five numbers at the top of a screen, in one strip with hairlines. Each links to its list.',
  do: ['Link every number to the rows that it counts.', 'Say in the note what to do first.'],
  dont: ["Don't use a card for each number.", "Don't colour a number that needs no action."],
  without: ['Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/StatStrip',
  component: StatStrip,
  args: {
    label: 'Summary',
    stats: [
      {
        id: 'overdue',
        title: 'Overdue',
        value: 3,
        note: 'Oldest by 4 days',
        icon: OctagonAlert,
        tone: 'danger',
        href: '#overdue',
      },
      {
        id: 'soon',
        title: 'Due in 14 days',
        value: 7,
        note: 'Next on Tue, 24 Nov',
        icon: Clock,
        tone: 'warn',
        href: '#soon',
      },
      {
        id: 'evidence',
        title: 'Waiting for evidence',
        value: 5,
        note: '2 with the laboratory',
        icon: Paperclip,
        href: '#evidence',
      },
      {
        id: 'done',
        title: 'Conditions done',
        value: 142,
        of: 'of 151 in force',
        isWide: true,
        extra: (
          <ProportionBar
            size="lg"
            hasLegend
            parts={[
              { label: 'done', value: 142, tone: 'ok' },
              { label: 'due soon', value: 5, tone: 'warn' },
              { label: 'late', value: 4, tone: 'danger' },
            ]}
          />
        ),
      },
    ],
  },
  parameters: { usage },
} satisfies Meta<typeof StatStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['snapshot'] };
/** On a phone there are two in a row, and the wide one has its own row. */
export const Variants: Story = {
  globals: { viewport: { value: 'w390' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
/** In the head of a card, with words instead of figures. */
export const Plain: Story = {
  args: {
    isPlain: true,
    stats: [
      { id: 'apply', title: 'Apply by', value: '1 Dec 2026', note: '8 days left', icon: Clock, tone: 'warn' },
      { id: 'valid', title: 'Valid until', value: '31 Mar 2027', note: '4 months left' },
      { id: 'next', title: 'Next due', value: 'Test ETP outlet water', note: 'Tomorrow', isWide: true },
    ],
  },
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('link', { name: /Overdue/ })),
};
/** On the first day there is nothing to count. */
export const Empty: Story = {
  args: {
    stats: [
      { id: 'overdue', title: 'Overdue', value: 0, note: 'Nothing is late' },
      { id: 'done', title: 'Conditions done', value: '–', note: 'No conditions yet' },
    ],
  },
};
/** Huge figures have Indian grouping; an endless word breaks. */
export const LongText: Story = {
  args: {
    stats: [
      { id: 'a', title: ENDLESS_WORD, value: 48_25_000, note: ENDLESS_WORD },
      { id: 'b', title: 'Effluent', value: 12_34_56_78_901, of: 'of 99,99,99,99,999 kilolitres' },
      { id: 'c', title: 'No figure', value: Number.NaN },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('48,25,000')).toBeVisible();
    await expectFits(canvasElement);
  },
};
export const Hindi: Story = {
  args: {
    stats: [
      {
        id: 'a',
        title: 'समय बीत गया',
        value: 3,
        note: 'सबसे पुराना ४ दिन',
        tone: 'danger',
        icon: OctagonAlert,
      },
      { id: 'b', title: 'चौदह दिनों में देय', value: 7 },
    ],
  },
};
