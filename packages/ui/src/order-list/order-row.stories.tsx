import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, OctagonAlert, RotateCw } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Button, LinkButton } from '../button/button.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD, NAMES } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { StatusTag } from '../tag/tag.tsx';
import { OrderList, OrderRow } from './order-list.tsx';

const usage: Usage = {
  when: 'An order in a short list: its name, how far the reading is, and a link that opens it. For many orders use a table.',
  do: [
    'Make the title the link, and use it in the names of other links: "Review Consent to Operate".',
    'If reading failed, say why and offer to read it again.',
  ],
  dont: ["Don't show reading without progress: it takes more than three seconds."],
  without: ['Disabled'],
};

const ready = <StatusTag tone="ok" icon={CircleCheck} label="Ready" />;

const meta = {
  title: 'Signature parts/OrderRow',
  component: OrderRow,
  args: {
    title: 'Consent to Operate, Palasdari Unit',
    href: '#order',
    meta: [
      { id: 'file', content: 'consent-2026.pdf' },
      { id: 'pages', content: '14 pages' },
      { id: 'by', content: 'uploaded 20 Nov by A. Kulkarni' },
    ],
    end: (
      <>
        {ready}
        <LinkButton size="sm" href="#order" aria-label="Review Consent to Operate, Palasdari Unit">
          Review
        </LinkButton>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <OrderList aria-label="Orders">
        <Story />
      </OrderList>
    ),
  ],
  parameters: { usage },
} satisfies Meta<typeof OrderRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
const reading = <ProgressBar value={6} max={14} label="Reading" text="Reading page 6 of 14" note="43 %" />;
const failed = (
  <>
    <StatusTag tone="danger" icon={OctagonAlert} label="Failed" />
    <Button size="sm" icon={RotateCw}>
      Read again
    </Button>
  </>
);
const failure = 'The file is locked with a password. Remove it and upload the file again.';
/** Orders that are read, in progress, and failed. */
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <>
      <OrderRow {...args} />
      <OrderRow {...args} title="Consent to Establish, second line" end={undefined}>
        {reading}
      </OrderRow>
      <OrderRow {...args} title="Authorisation for hazardous waste" end={failed} failure={failure} />
    </>
  ),
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: /^Consent to Operate/ })).toHaveFocus();
  },
};
export const Loading: Story = { args: { end: undefined, children: reading } };
export const Invalid: Story = { args: { end: failed, failure } };
export const Empty: Story = { args: { meta: [], end: undefined } };
export const LongText: Story = {
  args: {
    title: ENDLESS_WORD,
    meta: [
      { id: 'file', content: ENDLESS_WORD },
      { id: 'by', content: NAMES.rightToLeft },
    ],
    failure: ENDLESS_WORD,
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
export const Phone: Story = {
  ...Variants,
  tags: [],
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { title: 'संचालन की सहमति', meta: [{ id: 'pages', content: '14 पृष्ठ' }] } };
