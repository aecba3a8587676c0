import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card, CardHead } from '../card/card.tsx';
import { Input } from '../input/input.tsx';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { CheckCard, CheckCardFoot, CheckCardGrid, type CheckCardProps, DayStrip } from './check-card.tsx';

const usage: Usage = {
  when: 'Daily or almost daily checks, ticked off together. A DayStrip shows the last days.',
  do: ['Save a tick at once.', 'Show the number of missed days above the strip.'],
  dont: ["Don't use it for monthly tasks: use a row.", "Don't put a second control on a card."],
  without: ['Invalid', 'Loading', 'Hover'],
};

const noop = () => undefined;

const meta = {
  title: 'Static kit/CheckCard',
  component: CheckCard,
  args: {
    title: 'Check scrubber pH',
    meta: 'CTO, condition 7.3',
    note: 'Harpreet Singh, every day',
    isDone: false,
    onChange: noop,
    children: (
      <DayStrip
        days={['done', 'missed', 'none', 'done', 'missed', 'open']}
        label="2 of the last 6 days missed"
        text="18 missed days"
        note="last 6 days"
      />
    ),
  },
  render: (args) => (
    <CheckCardGrid>
      <CheckCard {...args} />
    </CheckCardGrid>
  ),
  parameters: { usage },
} satisfies Meta<typeof CheckCard>;
export default meta;
type Story = StoryObj<typeof meta>;

function Ticked(args: CheckCardProps) {
  const [isDone, setIsDone] = useState(args.isDone);
  return (
    <CheckCardGrid>
      <CheckCard {...args} isDone={isDone} onChange={setIsDone} />
    </CheckCardGrid>
  );
}

/** Pointer and keyboard tick it. */
export const Default: Story = {
  render: (args) => <Ticked {...args} />,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Check scrubber pH' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription('CTO, condition 7.3 Harpreet Singh, every day');
  },
};
/** A check to do, a check that is done, and one that cannot be changed now. */
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <CheckCardGrid>
      <CheckCard {...args} />
      <CheckCard {...args} title="Read the borewell meter" isDone />
      <CheckCard {...args} title="Inspect the store" isDisabled />
    </CheckCardGrid>
  ),
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Focus: Story = {
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('checkbox')),
};
export const Empty: Story = { args: { meta: undefined, note: undefined, children: undefined } };
/** One remark and one button complete all checks. A line names those that are left out. */
export const All: Story = {
  render: (args) => (
    <Card aria-label="Rounds">
      <CardHead title="Today’s rounds" note="0 of 1 done" />
      <CheckCardGrid>
        <CheckCard {...args} />
      </CheckCardGrid>
      <CheckCardFoot
        note="“Inspect the store” needs evidence, so “Mark all done” leaves it out."
        field={<Input aria-label="Remark for all" placeholder="Remark (optional)" />}
        action={<Button variant="primary">Mark all done</Button>}
      />
    </Card>
  ),
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const AllOnPhone: Story = { render: All.render, globals: { viewport: { value: 'w390' } } };
export const LongText: Story = {
  args: { title: ENDLESS_WORD, meta: ENDLESS_WORD, note: ENDLESS_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { title: 'स्क्रबर का pH जाँचें', note: 'हर दिन' } };
