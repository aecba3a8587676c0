import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleDot, OctagonAlert } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Person } from '../avatar/avatar.tsx';
import { StatusTag } from '../tag/tag.tsx';
import { Cell, GroupRow, HeadCell, Row, RowHeadCell, Table, TwoLines } from './table.tsx';

const onSort = fn();
const onOpen = fn();

const meta = {
  title: 'Static kit/Table',
  component: Table,
  args: { caption: 'Tasks', density: 'comfortable' },
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Table {...args}>
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
        <GroupRow label="Next 7 days" count={1} colSpan={5} />
        <Row isSelected>
          <Cell>
            <TwoLines main="24 Nov" sub="in 3 days" />
          </Cell>
          <RowHeadCell>
            <TwoLines
              main="उपचारित बहिःस्राव का मासिक नमूना और विश्लेषण प्रतिवेदन"
              sub="Abwasserbehandlungsanlagenüberwachungsverordnung und Emissionsmessgerätekalibrierung"
            />
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
    </Table>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('columnheader', { name: 'Due' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Due' }));
    await expect(onSort).toHaveBeenCalled();
    onOpen.mockClear();
    await userEvent.click(canvas.getByText('4 days late'));
    await expect(onOpen).toHaveBeenCalledOnce();
  },
};
export const Compact: Story = { ...Default, args: { density: 'compact' } };
export const Fixed: Story = { ...Default, args: { isFixed: true, isSticky: true } };
