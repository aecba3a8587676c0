import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleDot } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD, NAMES } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { StatusTag } from '../tag/tag.tsx';
import { ReviewHead } from './review-head.tsx';

const usage: Usage = {
  when: 'The head of a review: the name of the order, how much of it is reviewed, and the actions for the whole order.',
  do: ['Show the number in the main button: "Schedule 31 conditions".', 'Put the main button last.'],
  dont: ["Don't put actions for one condition here: they belong in its row."],
  without: ['Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Signature parts/ReviewHead',
  component: ReviewHead,
  args: {
    title: 'Consent to Operate, Palasdari Unit',
    tag: <StatusTag tone="info" icon={CircleDot} label="In review" />,
    meta: 'Format 1.0/CO/UAN 0000312456/24, 14 pages, uploaded 20 Nov by A. Kulkarni',
    progress: {
      done: 31,
      total: 48,
      left: 17,
      parts: [
        { label: 'accepted', value: 27, tone: 'ok' },
        { label: 'not an obligation', value: 4, tone: 'info' },
        { label: 'to go', value: 17, tone: 'planned' },
      ],
    },
    onKeys: fn(),
    children: <Button variant="primary">Schedule 27 conditions</Button>,
  },
  parameters: { usage, layout: 'fullscreen' },
} satisfies Meta<typeof ReviewHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Keyboard shortcuts' }));
    await expect(args.onKeys).toHaveBeenCalledOnce();
    await expect(canvasElement).toHaveTextContent('31 of 48 reviewed17 to go');
  },
};
/** With two buttons, and with no conditions to check. */
export const Variants: Story = {
  globals: { viewport: { value: 'w1440' } },
  render: (args) => (
    <Stack gap={4}>
      <ReviewHead {...args}>
        <Button>Accept all 17</Button>
        <Button variant="primary">Schedule 27 conditions</Button>
      </ReviewHead>
      <ReviewHead title="Authorisation under the rules for hazardous waste" meta="6 pages" />
    </Stack>
  ),
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Keyboard shortcuts' })).toHaveFocus();
  },
};
export const Empty: Story = {
  args: { tag: undefined, meta: undefined, progress: undefined, onKeys: undefined, children: undefined },
};
export const LongText: Story = {
  args: { title: ENDLESS_WORD, meta: ENDLESS_WORD },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
export const Phone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
export const RightToLeft: Story = { args: { title: NAMES.rightToLeft } };
export const Hindi: Story = { args: { title: 'संचालन की सहमति, पलसदरी', meta: '14 पृष्ठ' } };
