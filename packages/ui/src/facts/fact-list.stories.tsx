import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card, CardBody, CardHead } from '../card/card.tsx';
import { Stack } from '../layout/layout.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HINDI_TEXT, NAMES } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { EntryList, FactList, FactSource, FactText } from './facts.tsx';

const usage: Usage = {
  when: 'Facts that were read from a document, each with its words. For facts without sources use KeyValueList.',
  do: [
    'Quote the words of the page exactly, with a link to them.',
    'If a value was not read, say where it came from: "Worked out.", "Corrected by a person."',
  ],
  dont: ["Don't leave a missing value empty: say that it was not found."],
  without: ['Disabled', 'Invalid', 'Loading'],
};

const source = <FactSource quote="valid up to 31/03/2028" place="Open page 2" href="#page-2" />;

const meta = {
  title: 'Signature parts/FactList',
  component: FactList,
  args: {
    emptyText: 'Not found in the order',
    facts: [
      {
        id: 'kind',
        label: 'Kind',
        value: 'Consent to operate',
        source: <FactSource quote="Consent to Operate" place="page 1" />,
      },
      { id: 'upto', label: 'Valid up to', value: '31 Mar 2028', source },
      { id: 'category', label: 'Category', value: 'Red', note: 'Corrected by a person.' },
      { id: 'authority', label: 'Authority', value: null },
    ],
  },
  decorators: [
    (Story) => (
      <Card aria-label="Facts">
        <CardHead title="Facts" />
        <Story />
      </Card>
    ),
  ],
  parameters: { usage },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Not found in the order')).toBeVisible();
  },
};
/** Beside the entries of a card. */
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Stack gap={4}>
      <FactList {...args} />
      <CardBody>
        <FactText>Ends in 493 days, on 31 Mar 2028</FactText>
        <FactText kind="note">Where periods differ, the earliest end counts.</FactText>
      </CardBody>
      <EntryList
        entries={[
          { id: 'air', title: 'Air', content: '1 Apr 2024 to 31 Mar 2029', source },
          { id: 'water', title: 'Water', content: '1 Apr 2024 to 31 Mar 2028', source },
        ]}
      />
    </Stack>
  ),
};
/** In a narrow column each source is one word. */
export const Compact: Story = {
  args: {
    isCompact: true,
    facts: [
      {
        id: 'kind',
        label: 'Kind',
        value: 'Consent to operate',
        source: <FactSource place="Page 1" href="#p" />,
      },
      {
        id: 'upto',
        label: 'Valid up to',
        value: '31 Mar 2028',
        note: 'Not sure: compare it with the page.',
        source: <FactSource place="Page 2" href="#q" />,
      },
      { id: 'authority', label: 'Authority', value: null },
    ],
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Open page 2' })).toHaveFocus();
  },
};
export const Empty: Story = { args: { facts: [] } };
export const LongText: Story = {
  args: {
    facts: [
      {
        id: 'a',
        label: ENDLESS_WORD,
        value: ENDLESS_WORD,
        note: ENDLESS_WORD,
        source: <FactSource quote={ENDLESS_WORD} place={ENDLESS_WORD} />,
      },
      { id: 'b', label: 'Industry', value: NAMES.rightToLeft },
    ],
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: {
    facts: [
      { id: 'a', label: 'शर्त', value: HINDI_TEXT, source: <FactSource quote={HINDI_TEXT} place="पृष्ठ 2" /> },
    ],
  },
};
