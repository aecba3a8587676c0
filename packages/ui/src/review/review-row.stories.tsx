import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { FieldGrid } from '../form/field-grid.tsx';
import { Select } from '../input/select.tsx';
import { Notice } from '../notice/notice.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HINDI_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { StatusTag } from '../tag/tag.tsx';
import { ReadingChoice, ReviewText, SentenceInput } from './review-fields.tsx';
import { ReviewRow } from './review-row.tsx';

const usage: Usage = {
  when: 'One condition in the list of a review: a line or two when closed, with its fields when open.',
  do: [
    'Keep one row open at a time, and open the next when it is decided.',
    'Say beside each field where its value came from: "read from page", "worked out", "suggested".',
    'Say in a notice which value is uncertain, and what to do.',
  ],
  dont: ["Don't remove a decided row while people read the list: dim it."],
  without: ['Disabled', 'Invalid', 'Loading'],
};

const needsDate = <StatusTag tone="warn" icon={TriangleAlert} label="Needs a date" />;
const repeats = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'quarterly', label: 'Quarterly' },
];

function Inside() {
  return (
    <>
      <Field label="What has to be done">
        {(control) => (
          <SentenceInput
            {...control}
            defaultValue="Get treated effluent sampled and analysed every month, and send the report to the Board by the 10th."
          />
        )}
      </Field>
      <Notice tone="warn" title="Two readings.">
        This page says once in a month. Page 9 says once in three months for the same outlet. Choose one.
        <ReadingChoice
          label="How often"
          value="monthly"
          readings={[
            { value: 'monthly', label: 'Monthly', note: 'page 6' },
            { value: 'quarterly', label: 'Quarterly', note: 'page 9' },
          ]}
        />
      </Notice>
      <FieldGrid layout="dense">
        <Field label="Repeats" aside="read from page">
          {(control) => <Select {...control} defaultValue="monthly" options={repeats} />}
        </Field>
        <Field label="Owner" aside="suggested">
          {(control) => <Select {...control} options={[{ value: 'a', label: 'A. Kulkarni' }]} />}
        </Field>
      </FieldGrid>
      <ReviewText>The order says “once in a month”. Then 10 Jan and 10 Feb.</ReviewText>
    </>
  );
}

const meta = {
  title: 'Signature parts/ReviewRow',
  component: ReviewRow,
  args: {
    number: 17,
    title: 'Monthly effluent report',
    meta: ['Monthly', 'First due 10 Dec 2026'],
    place: { label: 'Page 6, condition 1 B', onShow: fn() },
    onSelect: fn(),
  },
  decorators: [
    (Story) => (
      <ol data-review-rows="">
        <Story />
      </ol>
    ),
  ],
  parameters: { usage },
} satisfies Meta<typeof ReviewRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const row = within(canvasElement).getByRole('button', { expanded: false });
    await userEvent.click(row);
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
  },
};
/** A row that is decided, open, closed, has a question, or is not saved. */
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <>
      <ReviewRow
        {...args}
        number={16}
        state="accepted"
        isDim
        title="Keep treated effluent within the six limits in the table."
        meta={['Limit, continuous']}
        tag={<StatusTag tone="ok" icon={CircleCheck} label="Accepted" />}
      />
      <ReviewRow {...args} isOpen>
        <Inside />
      </ReviewRow>
      <ReviewRow
        {...args}
        number={18}
        title="Send treated effluent to the CETP by closed pipeline only."
        meta={[]}
      />
      <ReviewRow
        {...args}
        number={19}
        state="question"
        title="Run the online effluent monitor and keep it calibrated."
        meta={['Interval not stated']}
        tag={needsDate}
      />
      <ReviewRow {...args} number={20} title="Keep flow meters and a daily log." warning="Not saved" />
    </>
  ),
};
/** An open row: the place at the right opens the page. */
export const Open: Story = {
  args: { isOpen: true, children: <Inside /> },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { expanded: true })).toHaveAttribute('aria-controls');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 6, condition 1 B' }));
    await expect(args.place?.onShow).toHaveBeenCalledOnce();
  },
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};
/** Only its number and title are known. */
export const Empty: Story = { args: { title: '', meta: [], place: undefined } };
export const LongText: Story = {
  args: { title: ENDLESS_WORD, meta: [ENDLESS_WORD], tag: needsDate, number: '12.3.4 (a)' },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
export const Phone: Story = {
  ...Open,
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { title: HINDI_TEXT, meta: ['हर तीन माह'] } };
