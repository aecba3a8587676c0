import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DataList, DataRow } from '../data-list/data-list.tsx';
import { Stack } from '../layout/layout.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HINDI_TEXT, HUGE_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { Card, CardBody, CardHead } from './card.tsx';
import { FoldingCard } from './folding-card.tsx';
import { ShortList } from './short-list.tsx';

const usage: Usage = {
  when: 'A bordered part of a screen with a heading. It has no shadow: shadows are for parts that float.',
  do: [
    'Name the card after its head: set aria-labelledby to the id of the head.',
    'Use one card for one subject.',
  ],
  dont: ["Don't put cards into cards.", "Don't use cards for rows of data: use a table or a list."],
  without: ['Disabled', 'Invalid'],
};

const meta = {
  title: 'Static kit/Card',
  component: Card,
  args: { 'aria-label': 'Act now', children: <CardBody>What stands inside a card.</CardBody> },
  parameters: { usage },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const head = (
  <CardHead
    id="card-title"
    title="Act now"
    note="last 12 months"
    more={{ href: '#all', text: 'All tasks' }}
  />
);

export const Default: Story = {};
export const Variants: Story = {
  tags: ['snapshot'],
  render: () => (
    <Stack>
      <Card aria-labelledby="card-title">
        {head}
        <CardBody>What stands inside a card.</CardBody>
      </Card>
      <Card aria-label="Plain">
        <CardBody>Without a head.</CardBody>
      </Card>
    </Stack>
  ),
};
/** On a phone it shows only its head until the reader opens it. */
export const Folding: Story = {
  globals: { viewport: { value: 'w390' } },
  render: () => (
    <FoldingCard aria-label="Facts" foldName="facts">
      <CardHead title="Facts" note="9 found" />
      <CardBody>What stands inside.</CardBody>
    </FoldingCard>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show facts', hidden: true }));
    await expect(canvas.getByRole('button', { name: 'Hide facts', hidden: true })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(canvas.getByText('What stands inside.')).toBeVisible();
  },
};
/** On a phone it shows the first four entries; a button shows the others. */
export const Short: Story = {
  globals: { viewport: { value: 'w390' } },
  render: () => (
    <Card aria-labelledby="card-title">
      <CardHead id="card-title" title="Today’s rounds" />
      <ShortList count={6} noun="rounds">
        <DataList>
          {['Meter', 'Scrubber', 'Store', 'Yard', 'Drains', 'Log book'].map((name) => (
            <DataRow key={name} title={name} />
          ))}
        </DataList>
      </ShortList>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const isPhone = window.matchMedia('(max-width: 600px)').matches;
    const entries = () => canvas.getAllByRole('listitem').length;
    await expect(entries()).toBe(isPhone ? 4 : 6);
    if (!isPhone) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 more rounds' }));
    await expect(entries()).toBe(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer rounds' }));
    await expect(entries()).toBe(4);
  },
};
export const Hover: Story = { args: { children: head }, parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  args: { children: head },
  play: ({ canvasElement }) =>
    expectTabReaches(within(canvasElement).getByRole('link', { name: 'All tasks' })),
};
export const Loading: Story = {
  args: {
    'aria-busy': true,
    children: (
      <CardBody>
        <Skeleton />
      </CardBody>
    ),
  },
};
export const Empty: Story = { args: { children: <CardHead title="Act now" /> } };
export const LongText: Story = {
  args: {
    children: (
      <>
        <CardHead title={ENDLESS_WORD} more={{ href: '#all', text: 'All' }} />
        <CardBody>{HUGE_TEXT}</CardBody>
      </>
    ),
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { children: <CardBody lang="hi">{HINDI_TEXT}</CardBody> } };
