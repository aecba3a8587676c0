import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card, CardHead } from '../card/card.tsx';
import { EmptyState, LoadError } from '../empty-state/empty-state.tsx';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { Cell, HeadCell, RowHeadCell, TwoLines } from '../table/cells.tsx';
import { Row, Table } from '../table/table.tsx';

type State = 'loading' | 'empty' | 'no results' | 'failed' | 'filled';

const onRetry = fn();

function Content({ state }: { state: State }) {
  if (state === 'loading') return <SkeletonRows label="Loading orders" />;
  if (state === 'failed') return <LoadError title="Orders could not be loaded" onRetry={onRetry} />;
  if (state === 'empty')
    return (
      <EmptyState
        title="Upload your first consent"
        text="Its conditions appear here with their page and words."
        action={<Button variant="primary">Upload order</Button>}
      />
    );
  if (state === 'no results')
    return <EmptyState title="No orders match these filters" action={<Button>Clear filters</Button>} />;
  return (
    <Table caption="Orders">
      <thead>
        <tr>
          <HeadCell>Order</HeadCell>
          <HeadCell align="end">Conditions</HeadCell>
        </tr>
      </thead>
      <tbody>
        <Row>
          <RowHeadCell>
            <TwoLines main="Consent to Operate" sub="14 pages" href="#order" />
          </RowHeadCell>
          <Cell align="end">48</Cell>
        </Row>
      </tbody>
    </Table>
  );
}

function TableStates({ state }: { state: State }) {
  return (
    <Card aria-labelledby="orders">
      <CardHead id="orders" title="Orders" />
      <Content state={state} />
    </Card>
  );
}

const meta = {
  title: 'Patterns/States of a table',
  component: TableStates,
  args: { state: 'filled' },
} satisfies Meta<typeof TableStates>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const NoResults: Story = { args: { state: 'no results' } };
export const Failed: Story = { args: { state: 'failed' } };
