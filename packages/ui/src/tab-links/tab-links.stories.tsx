import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { LONG_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { TabLinks } from './tab-links.tsx';

const usage: Usage = {
  when: 'Views of one object, each with its own address. For views without an address use Tabs.',
  do: ['Show counts if they help people choose.', 'Keep the order when counts change.'],
  dont: ["Don't hide an empty view.", "Don't use it as the main navigation."],
  without: ['Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/TabLinks',
  component: TabLinks,
  args: {
    label: 'Conditions',
    items: [
      { href: '#check', label: 'To check', count: 17, isCurrent: true },
      { href: '#accepted', label: 'Accepted', count: 31 },
      { href: '#rejected', label: 'Not an obligation', count: 6 },
    ],
  },
  parameters: { usage },
} satisfies Meta<typeof TabLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent('To check 17');
  },
};
/** Without counts, and with a large one. */
export const Variants: Story = {
  args: {
    items: [
      { href: '#people', label: 'People', count: 12_480, isCurrent: true },
      { href: '#roles', label: 'Roles' },
      { href: '#invites', label: 'Invitations' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('12,480')).toBeVisible();
  },
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expectTabReaches(canvas.getByRole('link', { name: /To check/ }));
    await expectTabReaches(canvas.getByRole('link', { name: /Accepted/ }));
  },
};
export const Empty: Story = {
  args: { items: [{ href: '#check', label: 'To check', count: 0, isCurrent: true }] },
};
/** If the tabs do not fit, the bar scrolls and the page does not. */
export const LongText: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    items: [
      { href: '#long', label: LONG_WORD, isCurrent: true },
      ...Array.from({ length: 12 }, (_, index) => ({ href: `#${index}`, label: `View ${index + 1}` })),
    ],
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: {
    items: [
      { href: '#check', label: 'जाँचना है', count: 17, isCurrent: true },
      { href: '#accepted', label: 'स्वीकृत', count: 31 },
    ],
  },
};
