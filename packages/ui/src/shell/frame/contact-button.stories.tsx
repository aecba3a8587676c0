import type { Meta, StoryObj } from '@storybook/react-vite';
import { LifeBuoy } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { expectFits, expectTabReaches } from '../../storybook/expectations.ts';
import { LONG_WORD } from '../../storybook/samples.ts';
import type { Usage } from '../../storybook/usage.ts';
import { ContactButton } from './contact-button.tsx';

const usage: Usage = {
  when: 'The floating way to support, once on a page, as the contact of an AppShell.',
  do: ['Leave it out on the page that it leads to.', 'Keep the text to two words.'],
  dont: ["Don't float a second button.", "Don't let it cover the buttons of a screen: leave it out there."],
  without: ['Disabled', 'Invalid', 'Loading', 'Empty'],
};

const meta = {
  title: 'Static kit/ContactButton',
  component: ContactButton,
  args: { href: '#support', text: 'Contact us' },
  globals: { viewport: { value: 'w1024' } },
  parameters: { usage, docs: { story: { inline: false, iframeHeight: 160 } } },
} satisfies Meta<typeof ContactButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const landmark = within(canvasElement).getByRole('complementary', { name: 'Help' });
    await expect(within(landmark).getByRole('link', { name: 'Contact us' })).toBeVisible();
  },
};
export const Variants: Story = { args: { icon: LifeBuoy } };
/** The icon alone; the words are spoken. */
export const Phone: Story = { globals: { viewport: { value: 'w390' } } };
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('link')),
};
export const LongText: Story = {
  args: { text: LONG_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { text: 'संपर्क करें', label: 'सहायता' } };
