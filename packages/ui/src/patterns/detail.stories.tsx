import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card, CardBody, CardHead } from '../card/card.tsx';
import { DataList, DataRow } from '../data-list/data-list.tsx';
import { Drawer } from '../dialog/dialog.tsx';
import { SourceQuote } from '../highlighter/highlighter.tsx';
import { KeyValueList } from '../key-value-list/key-value-list.tsx';
import { Grid, GridItem, Stack } from '../layout/layout.tsx';
import { Status } from '../status/status.tsx';

const TASKS = [
  {
    id: '1',
    title: 'Send the flow meter calibration certificate',
    meta: 'Consent to Operate, condition 7.3',
    due: '17 Nov 2026',
    status: 'overdue',
    quote: 'The flow meters shall be calibrated once in three months and the certificate sent to the Board.',
  },
  {
    id: '2',
    title: 'Ambient air quality, three stations',
    meta: 'Consent to Operate, schedule II, 6',
    due: '24 Nov 2026',
    status: 'pending',
    quote: 'Ambient air quality shall be monitored at three stations once a month.',
  },
] as const;

type Task = (typeof TASKS)[number];

function Detail({ task }: { task: Task }) {
  return (
    <Stack gap={4}>
      <Status kind={task.status} />
      <SourceQuote>{task.quote}</SourceQuote>
      <KeyValueList
        items={[
          { key: 'Due', value: task.due },
          { key: 'From', value: task.meta },
        ]}
      />
    </Stack>
  );
}

function Tasks({ onOpen, open }: { onOpen: (task: Task) => void; open?: Task }) {
  return (
    <Card aria-labelledby="tasks">
      <CardHead id="tasks" title="Tasks" />
      <DataList>
        {TASKS.map((task) => (
          <DataRow
            key={task.id}
            title={task.title}
            href={`#task-${task.id}`}
            onClick={(event) => {
              event.preventDefault();
              onOpen(task);
            }}
            meta={open?.id === task.id ? `${task.meta}, shown beside` : task.meta}
            end={<Status kind={task.status} />}
          />
        ))}
      </DataList>
    </Card>
  );
}

function InDrawer() {
  const [open, setOpen] = useState<Task | null>(null);
  return (
    <>
      <Tasks onOpen={setOpen} />
      <Drawer
        isOpen={open !== null}
        onClose={() => setOpen(null)}
        title={open?.title ?? ''}
        footer={
          <Button variant="primary" onClick={() => setOpen(null)}>
            Mark complete
          </Button>
        }
      >
        {open && <Detail task={open} />}
      </Drawer>
    </>
  );
}

function Beside() {
  const [open, setOpen] = useState<Task>(TASKS[0]);
  return (
    <Grid>
      <GridItem span={5}>
        <Tasks onOpen={setOpen} open={open} />
      </GridItem>
      <GridItem span={7}>
        <Card aria-labelledby="detail" aria-live="polite">
          <CardHead id="detail" title={open.title} />
          <CardBody>
            <Detail task={open} />
          </CardBody>
        </Card>
      </GridItem>
    </Grid>
  );
}

const meta = { title: 'Patterns/Detail of a row', component: InDrawer } satisfies Meta<typeof InDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One object at a time: a drawer over the list, which keeps its place. Escape returns the focus to the row. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('link', { name: TASKS[0].title });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: TASKS[0].title });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(row).toHaveFocus());
  },
};
/** Several objects one after another: the detail is beside the list, on a phone under it. */
export const SideBySide: Story = {
  render: () => <Beside />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: TASKS[1].title }));
    await expect(canvas.getByRole('heading', { name: TASKS[1].title })).toBeVisible();
  },
};
export const Phone: Story = {
  render: () => <Beside />,
  globals: { viewport: { value: 'w390' } },
};
