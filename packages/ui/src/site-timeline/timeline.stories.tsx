import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectFits } from '../storybook/expectations.ts';
import { HINDI_TEXT, LONG_TEXT, LONG_WORD } from '../storybook/samples.ts';

import type { Usage } from '../storybook/usage.ts';
import { Timeline } from './timeline.tsx';

const usage: Usage = {
  when: 'Milestones of the about page.',
  do: ['Use up to five steps.', 'Name the year first.'],
  dont: ["Don't use it for tasks: it is not a schedule."],
  without: ['Variants', 'Hover', 'Focus', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/Timeline',
  component: Timeline,
  args: {
    steps: [
      { when: '1999', title: 'Founded', text: 'As an environmental consultancy.' },
      { when: '2005', title: 'Grew' },
      { when: '2015', title: 'Laboratories' },
      { when: '2023', title: 'Software' },
    ],
  },
  parameters: { usage },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['snapshot'] };
export const Empty: Story = { args: { steps: [] } };
export const LongText: Story = {
  args: {
    steps: [
      { when: '1999', title: LONG_WORD, text: LONG_TEXT },
      { when: LONG_WORD, title: 'End' },
    ],
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { steps: [{ when: '१९९९', title: 'स्थापना', text: HINDI_TEXT }] } };
