import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Inline } from '../layout/layout.tsx';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { LONG_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { LinkButton } from './button.tsx';

const usage: Usage = {
  when: 'A link that must be easy to find, such as the one that starts a trial. It opens a page; for an action use Button.',
  do: ['Give it an address: it opens in a new tab like any link.', 'Name the place or the result.'],
  dont: ["Don't use it to submit a form.", "Don't disable a link: leave it out and say why."],
  without: ['Disabled', 'Invalid', 'Loading', 'Empty'],
};

const meta = {
  title: 'Static kit/LinkButton',
  component: LinkButton,
  args: { href: '#trial', children: 'Main action', variant: 'primary' as const },
  parameters: { usage },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Main action' })).toHaveAttribute(
      'href',
      '#trial',
    );
  },
};
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Inline gap={3}>
      <LinkButton {...args} size="lg" iconEnd={ArrowRight} />
      <LinkButton {...args} variant="secondary">
        All tasks
      </LinkButton>
      <LinkButton {...args} variant="ghost" size="sm">
        Help
      </LinkButton>
    </Inline>
  ),
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('link')),
};
export const LongText: Story = {
  args: { children: LONG_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { children: 'निःशुल्क परीक्षण' } };
