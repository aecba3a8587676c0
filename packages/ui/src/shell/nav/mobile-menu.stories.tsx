import type { Meta, StoryObj } from '@storybook/react-vite';
import { Factory, FileText } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../button/button.tsx';
import { ENDLESS_WORD, NAMES } from '../../storybook/samples.ts';
import type { Usage } from '../../storybook/usage.ts';
import { ORGANISATION, toSampleSections } from '../samples.ts';
import { MobileMenu } from './mobile-menu.tsx';

const usage: Usage = {
  when: 'The menu under 900 px, opened by the button of the ShellHeader. Wider screens have the Sidebar.',
  do: ['Show the same sections as the sidebar.', 'Let it close itself when the reader follows a link.'],
  dont: ["Don't add a tab bar at the bottom: this is the only menu of a phone."],
  without: ['Hover', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Interactive kit/MobileMenu',
  component: MobileMenu,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Anupalan',
    organisation: ORGANISATION,
    sections: toSampleSections('dashboard'),
  },
  globals: { viewport: { value: 'w390' } },
  parameters: { usage, opensOver: true },
} satisfies Meta<typeof MobileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const menu = within(await screen.findByRole('dialog', { name: 'Anupalan' }));
    await userEvent.click(menu.getByRole('link', { name: 'Dashboard' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
/** Its button opens and closes it, Escape closes it, and the focus returns. */
export const Variants: Story = {
  render: function Opened(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Open menu</Button>
        <MobileMenu {...args} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Open menu' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Anupalan' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const Focus: Story = {
  play: async () => {
    const menu = within(await screen.findByRole('dialog', { name: 'Anupalan' }));
    const first = menu.getByRole('link', { name: 'Dashboard' });
    // The close button is before the links.
    for (let count = 0; count < 3 && document.activeElement !== first; count += 1) await userEvent.tab();
    await expect(first).toHaveFocus();
  },
};
export const Empty: Story = { args: { sections: [], emptyText: 'You have no access yet.' } };
export const LongText: Story = {
  args: {
    organisation: { name: ENDLESS_WORD, note: NAMES.rightToLeft, icon: Factory },
    sections: [{ id: 'a', items: [{ id: 'a', label: ENDLESS_WORD, href: '#a', icon: FileText }] }],
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
export const Hindi: Story = {
  args: {
    title: 'अनुपालन',
    organisation: { name: 'निंबकर रंग उद्योग', icon: Factory },
    sections: [
      { id: 'a', items: [{ id: 'a', label: 'डैशबोर्ड', href: '#a', icon: FileText, isCurrent: true }] },
    ],
  },
};
