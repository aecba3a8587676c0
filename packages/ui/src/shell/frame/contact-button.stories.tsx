import type { Meta, StoryObj } from '@storybook/react-vite';
import { LifeBuoy } from 'lucide-react';
import { expect, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/layout.tsx';
import { expectFits, expectTabReaches } from '../../storybook/expectations.ts';
import { LONG_WORD } from '../../storybook/samples.ts';
import type { Usage } from '../../storybook/usage.ts';
import { ContactButton } from './contact-button.tsx';

const usage: Usage = {
  when: 'The link to support. Use it once on a page, as the contact of an AppShell. It is at the foot of the page or at the edge of the window.',
  do: ['Leave it out on the page that it opens.', 'Keep the text to two words.'],
  dont: [
    "Don't float a second button.",
    "Don't show it on a screen that scrolls inside itself: leave it out there.",
  ],
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
/** While the foot of the page is not visible, the button is a narrow tab at the edge and covers nothing. */
export const Floating: Story = {
  globals: { viewport: { value: 'w390' } },
  decorators: [
    (Story) => (
      <Stack gap={4}>
        {Array.from({ length: 30 }, (_, index) => (
          <p key={`row-${index + 1}`}>Row {index + 1}</p>
        ))}
        <Story />
      </Stack>
    ),
  ],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Contact us' });
    await waitFor(() => expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(32));
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(link.getBoundingClientRect().width).toBeGreaterThan(100));
    window.scrollTo(0, 0);
    await waitFor(() => expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(32));
  },
};
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
