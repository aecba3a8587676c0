import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Plus } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline, Stack } from '../layout/layout.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { Button } from './button.tsx';

const usage: Usage = {
  when: 'An action on this page. To open another page use LinkButton, for a row of small actions IconButton.',
  do: [
    'Name the action with a verb: "Save changes", "Upload order".',
    'Use one primary button in a form or view.',
    'Give loadingLabel the verb in progress, so that the reader hears "Saving".',
  ],
  dont: [
    "Don't use danger outside a dialog that names what will be deleted.",
    "Don't disable a button without saying beside it what is missing.",
    "Don't put two long labels side by side on a phone: use isBlock.",
  ],
  without: ['Invalid', 'Empty'],
};

const meta = {
  title: 'Static kit/Button',
  component: Button,
  args: { children: 'Save changes', onClick: fn() },
  parameters: { usage },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save changes' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};
/** All kinds in all sizes, with and without icons. */
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Stack gap={3}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Inline key={size} gap={3}>
          <Button {...args} size={size} variant="primary" />
          <Button {...args} size={size} icon={Plus}>
            Add task
          </Button>
          <Button {...args} size={size} variant="ghost" iconEnd={Download}>
            Export
          </Button>
          <Button {...args} size={size} variant="danger">
            Delete document
          </Button>
        </Inline>
      ))}
      <Button {...args} isBlock variant="primary" />
    </Stack>
  ),
};
export const Hover: Story = { ...Variants, tags: [], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};
export const Disabled: Story = {
  args: { disabled: true, variant: 'primary' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
/** The button keeps its width, ignores presses and is named by its verb. */
export const Loading: Story = {
  args: { isLoading: true, loadingLabel: 'Saving', variant: 'primary' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Saving' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
export const LongText: Story = {
  args: { children: ENDLESS_WORD, icon: Download, loadingLabel: ENDLESS_WORD, isLoading: false },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { children: 'शर्तें सहेजें', variant: 'primary' } };
