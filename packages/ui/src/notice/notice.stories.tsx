import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { tones } from '../shared/tone.ts';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HINDI_TEXT, HUGE_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { Banner, Notice } from './notice.tsx';

const usage: Usage = {
  when: "A message inside a page: what happened, why it matters, what to do. For the result of the reader's own action use a toast.",
  do: ['Start with what happened.', 'Offer one action at most.'],
  dont: ["Don't stack more than two.", "Don't use danger for anything that is not lost or late."],
  without: ['Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/Notice',
  component: Notice,
  args: {
    tone: 'warn',
    title: 'Two readings.',
    children: 'This page says once in a month. Page 9 says once in three months.',
  },
  parameters: { usage },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Stack gap={2}>
      {tones.map((tone) => (
        <Notice key={tone} {...args} tone={tone} />
      ))}
      <Notice {...args} onDismiss={() => undefined} action={<a href="#renew">Open it</a>} />
      <Banner tone="warn" title="A consent expires in 40 days." action={<a href="#renew">Open it</a>} />
    </Stack>
  ),
};
export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dismiss' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
  },
};
export const Hover: Story = { args: { onDismiss: fn() }, parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  args: { onDismiss: fn() },
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('button')),
};
export const Empty: Story = { args: { title: undefined, children: undefined } };
export const LongText: Story = {
  args: { title: ENDLESS_WORD, children: HUGE_TEXT, onDismiss: fn() },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { title: 'दो पाठ।', children: HINDI_TEXT } };
