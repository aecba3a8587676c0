import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { HINDI_TEXT, LONG_TEXT, LONG_WORD } from '../storybook/samples.ts';
import { siteFooter } from '../storybook/site-samples.tsx';

import type { Usage } from '../storybook/usage.ts';
import { SiteFooter } from './site-footer.tsx';

const usage: Usage = {
  when: 'At the foot of every public page.',
  do: ['Link only to pages that exist; leave an empty group out.', 'Write each badge so that it is true.'],
  dont: ["Don't show a certificate that you do not have."],
  without: ['Variants', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/SiteFooter',
  component: SiteFooter,
  args: siteFooter,
  parameters: { usage, isPage: true },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['snapshot'] };
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('textbox')),
};
export const Empty: Story = {
  args: { paragraphs: [], newsletter: undefined, groups: [], office: undefined, badges: undefined },
};
export const LongText: Story = {
  args: {
    paragraphs: [LONG_TEXT, LONG_WORD],
    groups: [{ title: LONG_WORD, links: [{ label: LONG_WORD, href: '#a' }] }],
  },
  globals: { viewport: { value: 'w320' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { paragraphs: [HINDI_TEXT] } };
