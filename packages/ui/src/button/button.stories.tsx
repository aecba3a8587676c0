import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Plus } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../layout/layout.tsx';
import { Button, LinkButton } from './button.tsx';

const meta = {
  title: 'Static kit/Button',
  component: Button,
  args: { children: 'Save changes', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Primary: Story = { args: { variant: 'primary' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete document' } };
export const Disabled: Story = { args: { disabled: true, variant: 'primary' } };
export const LongText: Story = { args: { children: 'Abwasserbehandlungsanlagenüberwachungsve' } };
export const Hindi: Story = { args: { children: 'शर्तें सहेजें', variant: 'primary' } };
export const Sizes: Story = {
  render: (args) => (
    <Inline gap={3}>
      <Button {...args} size="sm" icon={Plus}>
        Small
      </Button>
      <Button {...args} icon={Download}>
        Export
      </Button>
      <Button {...args} size="lg" variant="primary">
        Start Free Trial
      </Button>
      <LinkButton href="#there" variant="secondary">
        A link
      </LinkButton>
    </Inline>
  ),
};
/** The width stays, the press is ignored, the verb is the name. */
export const Loading: Story = {
  args: { isLoading: true, loadingLabel: 'Saving', variant: 'primary' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Saving' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
