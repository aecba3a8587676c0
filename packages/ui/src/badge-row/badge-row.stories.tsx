import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT, LONG_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { BadgeRow } from './badge-row.tsx';

const usage: Usage = {
  when: 'The standards that the product follows, in the footer and on the home page.',
  do: ['Write each badge so that it is true.', 'Keep it to four.'],
  dont: ["Don't show a certificate that you do not have."],
  without: ['Variants', 'Hover', 'Focus', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/BadgeRow',
  component: BadgeRow,
  args: {
    label: 'Standards',
    badges: [
      { title: 'ISO 27001', text: 'Built to its controls' },
      { title: 'GDPR', text: 'Data rights' },
      { title: 'CPCB', text: 'Formats followed' },
    ],
  },
  parameters: { usage },
} satisfies Meta<typeof BadgeRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['snapshot'] };
export const Empty: Story = { args: { badges: [] } };
export const LongText: Story = { args: { badges: [{ title: LONG_WORD, text: LONG_TEXT }] } };
export const Hindi: Story = { args: { badges: [{ title: 'सीपीसीबी', text: 'प्रारूपों का पालन' }] } };
