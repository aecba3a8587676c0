import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { LONG_WORD } from '../storybook/samples.ts';
import { siteHeader } from '../storybook/site-samples.tsx';

import type { Usage } from '../storybook/usage.ts';
import { SiteHeader } from './site-header.tsx';

const usage: Usage = {
  when: 'The sticky header of every public page. Under 900 px the links are in its menu.',
  do: ['Link only to pages that exist.', 'Mark the current page.'],
  dont: ["Don't add a third action."],
  without: ['Variants', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/SiteHeader',
  component: SiteHeader,
  args: siteHeader,
  parameters: { usage, isPage: true },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    await expect(header.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
};
/** On a phone: the menu opens by pointer and by keyboard, and closes on Escape. */
export const Menu: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    const toggle = header.getByRole('button', { name: 'Menu' });
    await userEvent.click(toggle);
    const menu = header.getByRole('dialog', { name: 'Menu' });
    await expect(within(menu).getByRole('link', { name: 'Second page' })).toBeVisible();
    await userEvent.click(within(menu).getByRole('button', { name: 'Close menu' }));
    await expect(menu.matches(':popover-open')).toBe(false);
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(menu.matches(':popover-open')).toBe(true);
  },
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('link', { name: 'Sample' })),
};
export const Empty: Story = { args: { links: [] } };
export const LongText: Story = {
  args: { links: [{ label: LONG_WORD, href: '#long' }] },
  globals: { viewport: { value: 'w320' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: {
    links: [{ label: 'दूसरा पृष्ठ', href: '#about' }],
    signIn: { label: 'साइन इन', href: '#login' },
    trial: { label: 'मुख्य कार्य', href: '#trial' },
  },
};
