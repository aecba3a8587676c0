import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, MapPin } from 'lucide-react';
import { within } from 'storybook/test';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { LONG_TEXT, LONG_WORD } from '../storybook/samples.ts';

import type { Usage } from '../storybook/usage.ts';
import { ContactPanel } from './contact-panel.tsx';

const usage: Usage = {
  when: 'The contact page: a form and the other ways to contact the operator.',
  do: ['Make the phone number and the email address links.', 'Keep the form short.'],
  dont: ["Don't promise a response time that the operator cannot keep."],
  without: ['Variants', 'Hover', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/ContactPanel',
  component: ContactPanel,
  args: {
    ways: [
      { icon: MapPin, title: 'Office', lines: ['4th Floor, Lake Road', 'Thane, Maharashtra'] },
      { icon: Mail, title: 'Email', lines: ['hello@example.com'], href: 'mailto:hello@example.com' },
    ],
    children: 'The form stands here.',
  },
  parameters: { usage },
} satisfies Meta<typeof ContactPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['snapshot'] };
export const Focus: Story = {
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('link')),
};
export const Empty: Story = { args: { ways: [], children: undefined } };
export const LongText: Story = {
  args: { ways: [{ icon: Mail, title: LONG_WORD, lines: [LONG_WORD, LONG_TEXT] }] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: { ways: [{ icon: MapPin, title: 'कार्यालय', lines: ['ठाणे, महाराष्ट्र'] }] },
};
