import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog, type DialogProps, Drawer } from './dialog.tsx';

function Live(props: DialogProps & { as: typeof Dialog | typeof Drawer }) {
  const { as: Kind, ...rest } = props;
  const [isOpen, setIsOpen] = useState(props.isOpen);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Kind {...rest} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

const meta = {
  title: 'Interactive kit/Dialog',
  component: Dialog,
  args: {
    isOpen: false,
    onClose: () => undefined,
    title: 'Move the date',
    description: 'The next ones move with it.',
    children: 'A form stands here.',
    footer: <Button variant="primary">Move</Button>,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { isOpen: true }, render: (args) => <Live {...args} as={Dialog} /> };
/** Opens, holds the focus, closes with Escape and gives the focus back. */
export const OpenAndClose: Story = {
  render: (args) => <Live {...args} as={Dialog} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Open' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Move the date' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const AsDrawer: Story = { args: { isOpen: true }, render: (args) => <Live {...args} as={Drawer} /> };
export const LongText: Story = {
  args: {
    isOpen: true,
    size: 'lg',
    title: 'Abwasserbehandlungsanlagenüberwachungsverordnung und Emissionsmessgerätekalibrierung',
    children: 'उपचारित बहिःस्राव का मासिक नमूना और विश्लेषण प्रतिवेदन',
  },
  render: (args) => <Live {...args} as={Dialog} />,
};
