import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleDot, OctagonAlert } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Person } from '../avatar/avatar.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HUGE_TEXT, NAMES } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { StatusTag } from '../tag/tag.tsx';
import { Cell, HeadCell, RowHeadCell, TwoLines } from './cells.tsx';
import { GroupRow, Row, Table } from './table.tsx';

const onSort = fn();
const onOpen = fn();

const usage: Usage = {
  when: 'Rows that people read and compare. For sorting, selecting and paging use DataTable; on a phone use DataList.',
  do: [
    'Put text left and numbers right, and name each row with RowHeadCell.',
    'If the row opens a page, put a link into the first text cell.',
    'Keep the head visible if the table is longer than the screen.',
  ],
  dont: [
    "Don't show an empty table with its heads: show EmptyState instead.",
    "Don't call a failed load empty: show LoadError.",
  ],
  without: ['Disabled', 'Invalid'],
};

const head = (
  <thead>
    <tr>
      <HeadCell sort="ascending" onSort={onSort}>
        Due
      </HeadCell>
      <HeadCell>Task</HeadCell>
      <HeadCell>Owner</HeadCell>
      <HeadCell align="end">Files</HeadCell>
      <HeadCell>Status</HeadCell>
    </tr>
  </thead>
);

const body = (
  <>
    <tbody>
      <GroupRow label="Overdue" count={1} colSpan={5} />
      <Row isLate onOpen={onOpen}>
        <Cell>
          <TwoLines main="17 Nov" sub="4 days late" />
        </Cell>
        <RowHeadCell>
          <TwoLines main="Send the flow meter calibration" sub="CTO cond. 7.3" href="#task" />
        </RowHeadCell>
        <Cell>
          <Person name="Leela Sathe" />
        </Cell>
        <Cell align="end">0</Cell>
        <Cell>
          <StatusTag tone="danger" icon={OctagonAlert} label="Overdue" />
        </Cell>
      </Row>
    </tbody>
    <tbody>
      <GroupRow label="Next 7 days" count={12_480} colSpan={5} />
      <Row isSelected>
        <Cell>
          <TwoLines main="24 Nov" sub="in 3 days" />
        </Cell>
        <RowHeadCell>
          <TwoLines main="Ambient air quality, three stations" sub="CTO sch. II, 6" />
        </RowHeadCell>
        <Cell>
          <Person name="Imran Qureshi" />
        </Cell>
        <Cell align="end">2</Cell>
        <Cell>
          <StatusTag tone="info" icon={CircleDot} label="Pending" />
        </Cell>
      </Row>
    </tbody>
  </>
);

const meta = {
  title: 'Static kit/Table',
  component: Table,
  args: {
    caption: 'Tasks',
    density: 'comfortable',
    children: head,
  },
  parameters: { usage },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

const whole = (args: Story['args']) => (
  <Table caption="Tasks" {...args}>
    {head}
    {body}
  </Table>
);

export const Default: Story = {
  render: whole,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('columnheader', { name: 'Due' })).toHaveAttribute('aria-sort', 'ascending');
    onSort.mockClear();
    onOpen.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Due' }));
    await userEvent.keyboard('{Enter}');
    await expect(onSort).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByText('4 days late'));
    await expect(onOpen).toHaveBeenCalledOnce();
  },
};
/** Rows with two lines, with one line, and compact rows. */
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <>
      {whole({ ...args, caption: 'Comfortable' })}
      {whole({ ...args, caption: 'Default', density: 'default', isFixed: true })}
      {whole({ ...args, caption: 'Compact', density: 'compact' })}
    </>
  ),
};
export const Hover: Story = { render: whole, parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  render: whole,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expectTabReaches(canvas.getByRole('button', { name: 'Due' }));
    await expectTabReaches(canvas.getByRole('link', { name: 'Send the flow meter calibration' }));
  },
};
export const Loading: Story = { render: () => <SkeletonRows label="Loading tasks" /> };
/** An empty state replaces the whole table with its heads. */
export const Empty: Story = {
  render: () => <EmptyState title="Nothing due this week" text="The next task is due on 4 December." />,
};
/** A thousand rows. The head stays visible. */
export const ThousandRows: Story = {
  args: { isSticky: true, density: 'compact' },
  // All thousand rows are alike, so only the first twenty are checked.
  parameters: { a11y: { context: { exclude: ['tbody tr:nth-child(n+21)'] } } },
  render: (args) => (
    <Table {...args}>
      {head}
      <tbody>
        {Array.from({ length: 1000 }, (_, index) => (
          <Row key={index}>
            <Cell>24 Nov</Cell>
            <RowHeadCell>Stack monitoring {index + 1}</RowHeadCell>
            <Cell>Leela Sathe</Cell>
            <Cell align="end">{index}</Cell>
            <Cell>Pending</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('rowheader')).toHaveLength(1000);
  },
};
/** One endless word, five thousand words, a right-to-left name: the box scrolls, the page does not. */
export const LongText: Story = {
  globals: { viewport: { value: 'w390' } },
  args: { isFixed: true },
  render: (args) => (
    <Table {...args}>
      {head}
      <tbody>
        <Row>
          <Cell>24 Nov</Cell>
          <RowHeadCell>
            <TwoLines main={ENDLESS_WORD} sub={HUGE_TEXT} href="#task" />
          </RowHeadCell>
          <Cell>
            <TwoLines main={NAMES.rightToLeft} />
          </Cell>
          <Cell align="end">12,34,56,78,901</Cell>
          <Cell>
            <StatusTag tone="info" icon={CircleDot} label={ENDLESS_WORD} />
          </Cell>
        </Row>
      </tbody>
    </Table>
  ),
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  render: (args) => (
    <Table {...args} caption="कार्य">
      <thead>
        <tr>
          <HeadCell>नियत तिथि</HeadCell>
          <HeadCell>कार्य</HeadCell>
        </tr>
      </thead>
      <tbody>
        <Row>
          <Cell>२४ नवम्बर</Cell>
          <RowHeadCell>उपचारित बहिःस्राव का मासिक नमूना और विश्लेषण प्रतिवेदन</RowHeadCell>
        </Row>
      </tbody>
    </Table>
  ),
};
