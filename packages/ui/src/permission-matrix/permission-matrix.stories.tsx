import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD, NAMES } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { PermissionMatrix, type PermissionMatrixProps } from './permission-matrix.tsx';

function Live(props: PermissionMatrixProps) {
  const [value, setValue] = useState(props.value);
  return <PermissionMatrix {...props} value={value} onChange={setValue} />;
}

const usage: Usage = {
  when: 'The access levels of one role, permission by permission. The screen saves all changes together.',
  do: [
    'Order the levels from the weakest to the strongest.',
    'Pass the saved value too, so that changes are marked and counted beside Save.',
    'Say in a disabled row why it cannot be changed.',
  ],
  dont: ["Don't hide a permission that the reader cannot change.", "Don't save each change separately."],
  without: ['Invalid', 'Loading'],
};

const saved = {
  consents: 'manage',
  reading: 'view',
  tasks: 'manage',
  documents: 'view',
  users: 'none',
  roles: 'none',
};

const meta = {
  title: 'Signature parts/PermissionMatrix',
  component: PermissionMatrix,
  args: {
    label: 'Permissions of EHS manager',
    levels: [
      { value: 'none', label: 'None' },
      { value: 'view', label: 'View' },
      { value: 'manage', label: 'Manage' },
    ],
    groups: [
      {
        id: 'work',
        label: 'Consents and tasks',
        permissions: [
          { name: 'consents', label: 'Consent documents' },
          { name: 'reading', label: 'Consent analyzer', hint: 'Upload orders and check what was read' },
          { name: 'tasks', label: 'Reporting tasks' },
          { name: 'documents', label: 'Technical documentation' },
        ],
      },
      {
        id: 'people',
        label: 'People',
        permissions: [
          { name: 'users', label: 'Users' },
          { name: 'roles', label: 'Roles', disabledReason: 'Your own access cannot be lowered.' },
        ],
      },
    ],
    value: saved,
    saved,
    onChange: fn(),
  },
  parameters: { usage },
} satisfies Meta<typeof PermissionMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Users, Manage' }));
    await expect(args.onChange).toHaveBeenCalledWith({ ...saved, users: 'manage' });
    await expect(canvas.getByRole('radio', { name: 'Roles, View' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'Roles, View' })).toHaveAccessibleDescription(
      'Your own access cannot be lowered.',
    );
  },
};
/** Changed cells, a group with different levels, and a whole group changed at once. */
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => <Live {...args} value={{ ...saved, documents: 'manage', tasks: 'view' }} />,
};
/** Arrow keys move within a row; the head of a group sets all its rows. */
export const Keyboard: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('No changes');
    canvas.getByRole('radio', { name: 'Consent analyzer, View' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Consent analyzer, Manage' })).toBeChecked();
    await expect(canvas.getByRole('row', { name: /^Consent analyzer/ })).toHaveTextContent(
      'Changed, was View',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('1 change');
    await userEvent.click(canvas.getByRole('radio', { name: 'Consents and tasks, Whole group, View' }));
    await expect(canvas.getByRole('radio', { name: 'Reporting tasks, View' })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 changes');
    await userEvent.click(canvas.getByRole('radio', { name: 'People, Whole group, Manage' }));
    await expect(canvas.getByRole('radio', { name: 'Users, Manage' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Roles, None' })).toBeChecked();
  },
};
/** One disclosure per group, one select per permission. */
export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  render: (args) => <Live {...args} />,
  play: async ({ canvasElement }) => {
    const group = canvasElement.querySelector('details');
    if (!group) throw new Error('There is no disclosure.');
    await userEvent.click(within(group).getByText('Consents and tasks'));
    await userEvent.selectOptions(within(group).getByLabelText('Whole group'), 'View');
    await expect(within(group).getByLabelText('Reporting tasks')).toHaveValue('view');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('2 changes');
    await expectFits(canvasElement);
  },
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  args: { value: { ...saved, consents: 'view', tasks: 'view' } },
  play: ({ canvasElement }) =>
    expectTabReaches(
      within(canvasElement).getByRole('radio', { name: 'Consents and tasks, Whole group, View' }),
    ),
};
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    for (const radio of within(canvasElement).getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  args: {
    groups: [
      {
        id: 'long',
        label: ENDLESS_WORD,
        permissions: [
          { name: 'a', label: ENDLESS_WORD, hint: ENDLESS_WORD },
          { name: 'b', label: NAMES.rightToLeft, disabledReason: ENDLESS_WORD },
        ],
      },
    ],
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: {
    levels: [
      { value: 'none', label: 'कुछ नहीं' },
      { value: 'view', label: 'देखें' },
      { value: 'manage', label: 'प्रबंधित करें' },
    ],
    groups: [{ id: 'work', label: 'सहमति', permissions: [{ name: 'consents', label: 'सहमति दस्तावेज़' }] }],
  },
};
