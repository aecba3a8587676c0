import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, LayoutDashboard, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { CommandPalette, type CommandPaletteProps } from './command-palette.tsx';

const usage: Usage = {
  when: 'Finds a screen or a record from anywhere in the product. To filter a list use SearchInput.',
  do: ['Group by kind, screens first.', 'Show recent items before anything is typed.'],
  dont: ["Don't offer actions that cannot be undone.", "Don't make it the only way to a screen."],
  without: ['Hover', 'Disabled'],
};

const screens = {
  id: 'screens',
  label: 'Screens',
  items: [
    { id: 's1', label: 'Dashboard', hint: 'What is due', icon: LayoutDashboard },
    { id: 's2', label: 'Reporting Tasks', icon: ListChecks },
  ],
};
const documents = {
  id: 'documents',
  label: 'Consent documents',
  items: [{ id: 'd1', label: 'Consent to operate, plating works', hint: 'MPCB', icon: FileText }],
};

const meta = {
  title: 'Interactive kit/CommandPalette',
  component: CommandPalette,
  args: {
    isOpen: true,
    onClose: fn(),
    label: 'Search everything',
    placeholder: 'Search screens, tasks and documents',
    value: 'con',
    onChange: () => undefined,
    groups: [screens, documents],
    onChoose: fn(),
  },
  parameters: { usage, opensOver: true },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live(props: CommandPaletteProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  const [value, setValue] = useState(props.value);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <CommandPalette
        {...props}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        value={value}
        onChange={setValue}
      />
    </>
  );
}

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('option', { name: /plating works/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(documents.items[0]);
  },
};
/**
 * Arrow keys move through all groups and start again at the end. Enter opens a result, Escape returns the focus.
 */
export const Focus: Story = {
  args: { isOpen: false, onChoose: fn() },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Open' });
    await userEvent.click(button);
    const field = await screen.findByRole('combobox', { name: 'Search everything' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(screen.getByRole('option', { name: /Dashboard/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const last = screen.getByRole('option', { name: /plating works/ });
    await expect(field).toHaveAttribute('aria-activedescendant', last.id);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(documents.items[0]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const Variants: Story = { args: { value: '', groups: [{ ...screens, label: 'Lately' }] } };
export const Invalid: Story = {
  args: {
    groups: [
      screens,
      { id: 'tasks', label: 'Tasks', items: [], error: 'Tasks could not be searched.', onRetry: fn() },
    ],
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Tasks could not be searched.');
  },
};
export const Loading: Story = {
  args: { groups: [screens, { id: 'tasks', label: 'Tasks', items: [], isLoading: true }] },
};
export const Empty: Story = { args: { value: 'zzz', groups: [], emptyText: 'Nothing matches “zzz”' } };
export const LongText: Story = {
  args: {
    groups: [{ id: 'a', label: ENDLESS_WORD, items: [{ id: 'a', label: ENDLESS_WORD, hint: ENDLESS_WORD }] }],
  },
};
export const Hindi: Story = {
  args: {
    label: 'खोजें',
    groups: [{ id: 'a', label: 'स्क्रीन', items: [{ id: 'a', label: 'कार्य', hint: 'आज देय' }] }],
  },
};
