import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileSearch } from 'lucide-react';
import { within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HUGE_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { EmptyState } from './empty-state.tsx';

const usage: Usage = {
  when: 'Replaces a list or table that has nothing to show: first use, no results, or all done.',
  do: ['Say what the place is for, and the one thing to do.', 'Replace the whole table, headings too.'],
  dont: ["Don't show it for data that failed to load: use LoadError.", "Don't joke."],
  without: ['Hover', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/EmptyState',
  component: EmptyState,
  args: { title: 'Upload your first consent', text: 'Its conditions appear here with their page and words.' },
  parameters: { usage },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Stack>
      <EmptyState {...args} icon={FileSearch} action={<Button variant="primary">Upload order</Button>} />
      <EmptyState title="No tasks match these filters" action={<Button>Clear filters</Button>} />
      <EmptyState title="Nothing due this week" />
    </Stack>
  ),
};
export const Focus: Story = {
  args: { action: <Button>Clear filters</Button> },
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('button')),
};
export const Empty: Story = { args: { title: 'Nothing here', text: undefined } };
export const LongText: Story = {
  args: { title: ENDLESS_WORD, text: HUGE_TEXT },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { title: 'कोई कार्य नहीं', text: 'अपनी पहली सहमति अपलोड करें।' } };
