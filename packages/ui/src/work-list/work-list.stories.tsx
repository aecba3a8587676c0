import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Person } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { Card, CardHead } from '../card/card.tsx';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD, NAMES } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { WorkList, WorkMore, WorkRow } from './work-list.tsx';

const usage: Usage = {
  when: 'A few tasks on an overview, the most urgent first, each with one action.',
  do: ['Show in the head how many of the tasks are listed: "3 of 13".', 'Name the source under the title.'],
  dont: ["Don't list more than about ten: link to the list.", "Don't give a row two actions."],
  without: ['Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/WorkList',
  component: WorkList,
  args: {
    children: (
      <WorkRow
        when="30 Sep"
        whenNote="54 days late"
        isLate
        title="File Form V"
        href="#task"
        meta="CTO, condition 12.4"
        person={<Person name={NAMES.long} />}
        action={<Button size="sm">Mark as done</Button>}
      />
    ),
  },
  parameters: { usage },
} satisfies Meta<typeof WorkList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'File Form V' })).toHaveAttribute('href', '#task');
    await expect(canvas.getByRole('button', { name: 'Mark as done' })).toBeEnabled();
  },
};
/** In a card: late and upcoming tasks, with and without a link, a person and an action. */
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Card aria-labelledby="work">
      <CardHead id="work" title="Late" note="2 of 13, longest late first" />
      <WorkList>
        {args.children}
        <WorkRow when="Tue 24 Nov" whenNote="tomorrow" title="Test the outlet" meta="No order" />
        <WorkMore text="11 more" href="#all" />
      </WorkList>
    </Card>
  ),
};
export const Phone: Story = { render: Variants.render, globals: { viewport: { value: 'w390' } } };
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: ({ canvasElement }) =>
    expectTabReaches(within(canvasElement).getByRole('link', { name: 'File Form V' })),
};
export const Empty: Story = { args: { children: null } };
export const LongText: Story = {
  args: {
    children: (
      <WorkRow when={ENDLESS_WORD.slice(0, 12)} title={ENDLESS_WORD} meta={ENDLESS_WORD} href="#task" />
    ),
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: { children: <WorkRow when="३० सितंबर" whenNote="५४ दिन देर" title="फ़ॉर्म V जमा करें" /> },
};
