import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { SearchInput } from '../input/search-input.tsx';
import { Select } from '../input/select.tsx';
import { Stack } from '../layout/layout.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HINDI_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { BulkBar, FilterChips, TableToolbar, ToolbarItem } from './table-toolbar.tsx';

const usage: Usage = {
  when: 'Search and filters above a DataTable. The bulk bar replaces it while rows are selected.',
  do: ['Put the search first: it takes the remaining width.', 'Show active filters as chips.'],
  dont: ["Don't put the page's main action here: its place is above the list."],
  without: ['Hover', 'Disabled', 'Invalid', 'Loading'],
};

const onRemove = fn();
const onClear = fn();

function Controls() {
  const [words, setWords] = useState('');
  return (
    <>
      <ToolbarItem kind="search">
        <SearchInput
          label="Search tasks"
          placeholder="Search tasks"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </ToolbarItem>
      <ToolbarItem>
        <Select
          aria-label="Assignee"
          placeholder="Any assignee"
          options={[{ value: 'leela', label: 'Leela Sathe' }]}
        />
      </ToolbarItem>
    </>
  );
}

const meta = {
  title: 'Interactive kit/Table toolbar',
  component: TableToolbar,
  args: { children: <Controls /> },
  parameters: { usage },
} satisfies Meta<typeof TableToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** On a phone a button opens the filters and shows how many are set. */
export const Folded: Story = {
  globals: { viewport: { value: 'w390' } },
  args: {
    children: (
      <ToolbarItem kind="search">
        <SearchInput label="Search people" placeholder="Search people" value="" onChange={fn()} />
      </ToolbarItem>
    ),
    filterCount: 1,
    filters: (
      <ToolbarItem>
        <Select aria-label="Role" placeholder="Any role" options={[{ value: 'viewer', label: 'Viewer' }]} />
      </ToolbarItem>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Filters, 1', hidden: true });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    button.click();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await expect(canvas.getByRole('combobox', { name: 'Role' })).toBeVisible();
  },
};
/** The toolbar with a button at its end, the active filters, and the bar for bulk actions. */
export const Variants: Story = {
  tags: ['snapshot'],
  render: () => (
    <Stack gap={5}>
      <TableToolbar end={<Button>View</Button>}>
        <Controls />
      </TableToolbar>
      <FilterChips
        chips={[
          { id: 'status', label: 'Overdue', onRemove },
          { id: 'owner', label: 'Assignee: Leela Sathe', onRemove },
        ]}
        onClear={onClear}
      />
      <BulkBar count={2} onClear={onClear}>
        <Button variant="primary">Mark complete</Button>
        <Button>Export</Button>
      </BulkBar>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Overdue' }));
    await expect(onRemove).toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Clear selection' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onClear).toHaveBeenCalled();
  },
};
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('searchbox')).toHaveFocus();
  },
};
export const Empty: Story = { args: { children: undefined } };
export const LongText: Story = {
  globals: { viewport: { value: 'w320' } },
  render: () => <FilterChips chips={[{ id: 'words', label: ENDLESS_WORD, onRemove }]} onClear={onClear} />,
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  render: () => <FilterChips chips={[{ id: 'words', label: HINDI_TEXT, onRemove }]} onClear={onClear} />,
};
