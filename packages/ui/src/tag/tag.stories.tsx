import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CircleDot, Clock, Minus, OctagonAlert } from 'lucide-react';
import { Inline, Stack } from '../layout/layout.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { StatusTag, Tag, tagHues } from './tag.tsx';

const usage: Usage = {
  when: 'A small label: a kind or a topic. For the status of a task, a condition or an order use Status.',
  do: ['Use adjectives or short nouns, and few of them.', 'Use hue for topics and tone for statuses.'],
  dont: ["Don't make it a button or a link.", "Don't use a tone for decoration."],
  without: ['Hover', 'Focus', 'Disabled', 'Invalid', 'Loading', 'Empty'],
};

const meta = {
  title: 'Static kit/Tag',
  component: Tag,
  args: { children: 'Water' },
  parameters: { usage },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A plain tag, statuses and topics. */
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Stack gap={4}>
      <Inline>
        <Tag {...args} />
        <Tag tone="info" icon={Clock}>
          Draft
        </Tag>
      </Inline>
      <Inline>
        <StatusTag tone="danger" icon={OctagonAlert} label="Overdue" />
        <StatusTag tone="warn" icon={Clock} label="Due soon" />
        <StatusTag tone="info" icon={CircleDot} label="In progress" />
        <StatusTag tone="ok" icon={CircleCheck} label="Completed" />
        <StatusTag tone="neutral" icon={Minus} label="Not applicable" />
      </Inline>
      <Inline>
        {tagHues.map((hue) => (
          <Tag key={hue} hue={hue}>
            {hue}
          </Tag>
        ))}
      </Inline>
    </Stack>
  ),
};
export const LongText: Story = {
  args: { children: ENDLESS_WORD, icon: Clock },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { children: 'अतिदेय', tone: 'danger' } };
