import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectFits } from '../storybook/expectations.ts';
import { HINDI_TEXT, LONG_TEXT, LONG_WORD } from '../storybook/samples.ts';
import { months, yearDates } from '../storybook/site-samples.tsx';
import type { Usage } from '../storybook/usage.ts';
import { YearBand } from './year-band.tsx';
import { toYearDots } from './year-dots.ts';

const usage: Usage = {
  when: 'The compliance year as a dark band. Use it once, on the home page.',
  do: ['Draw the due dates of a realistic order.', 'Give every date its source and its status.'],
  dont: ["Don't show a statutory date without its source."],
  without: ['Variants', 'Hover', 'Focus', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/YearBand',
  component: YearBand,
  args: {
    title: 'The headline of a sample year.',
    lead: 'A sentence about what the dots are.',
    months,
    dots: toYearDots(),
    dates: yearDates,
    note: 'A note about the dates.',
  },
  parameters: { usage, isPage: true },
} satisfies Meta<typeof YearBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['snapshot'] };
export const Empty: Story = { args: { lead: undefined, dots: [], dates: [], note: undefined } };
export const LongText: Story = {
  args: {
    title: LONG_WORD,
    lead: LONG_TEXT,
    dates: [{ month: 0, day: 1, title: LONG_WORD, source: LONG_TEXT, status: LONG_WORD }],
  },
  globals: { viewport: { value: 'w320' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { title: 'नमूना वर्ष', lead: HINDI_TEXT } };
