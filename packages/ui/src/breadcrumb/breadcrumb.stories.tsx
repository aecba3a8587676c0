import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD, LONG_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { Breadcrumb } from './breadcrumb.tsx';

const usage: Usage = {
  when: 'The way back from a detail page to its list. One level up is enough for most pages.',
  do: ['Start with the section, end with this page.', 'Use the names of the menu.'],
  dont: ["Don't link the page that the reader is on.", "Don't use it as a menu."],
  without: ['Variants', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/Breadcrumb',
  component: Breadcrumb,
  args: { items: [{ label: 'Consent Documents', href: '#documents' }, { label: 'Consent to Operate' }] },
  parameters: { usage },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['snapshot'] };
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('link')),
};
export const Empty: Story = { args: { items: [] } };
export const LongText: Story = {
  args: {
    items: [
      { label: LONG_WORD, href: '#a' },
      { label: ENDLESS_WORD, href: '#b' },
      { label: 'Emissionsmessgerätekalibrierung' },
    ],
  },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: { items: [{ label: 'सहमति आदेश', href: '#a' }, { label: 'संचालन की सहमति' }] },
};
