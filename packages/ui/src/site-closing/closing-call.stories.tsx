import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { LONG_WORD } from '../storybook/samples.ts';
import { siteActions } from '../storybook/site-samples.tsx';

import type { Usage } from '../storybook/usage.ts';
import { ClosingCall } from './closing-call.tsx';

const usage: Usage = {
  when: 'The last section before the footer: one sentence and two buttons.',
  do: ['Say what happens next.', 'Make the first button the primary one.'],
  dont: ["Don't repeat the hero's words."],
  without: ['Variants', 'Hover', 'Disabled', 'Invalid', 'Loading', 'Empty'],
};

const meta = {
  title: 'Static kit/ClosingCall',
  component: ClosingCall,
  args: {
    title: 'A sample call in one sentence. A second one says what happens next.',
    actions: siteActions,
  },
  parameters: { usage, isPage: true },
} satisfies Meta<typeof ClosingCall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['snapshot'] };
export const Focus: Story = {
  play: ({ canvasElement }) =>
    expectTabReaches(within(canvasElement).getByRole('link', { name: 'First action' })),
};
export const LongText: Story = {
  args: { title: LONG_WORD },
  globals: { viewport: { value: 'w320' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { title: 'एक नमूना वाक्य। फिर एक और।' } };
