import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { SiteFooter } from '../site-footer/site-footer.tsx';
import { SiteHeader } from '../site-header/site-header.tsx';
import { PageHead } from '../site-page-head/page-head.tsx';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { HINDI_TEXT, LONG_TEXT, LONG_WORD } from '../storybook/samples.ts';
import { siteFooter, siteHeader } from '../storybook/site-samples.tsx';

import type { Usage } from '../storybook/usage.ts';
import { SiteFrame } from './site-frame.tsx';

const usage: Usage = {
  when: 'The frame of every public page: skip link, header, main, footer, corner.',
  do: ['Pass the header, the footer and the page.', 'Put the contact widget into the corner.'],
  dont: ["Don't nest frames: the page has one main."],
  without: ['Variants', 'Hover', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/SiteFrame',
  component: SiteFrame,
  args: {
    header: <SiteHeader {...siteHeader} />,
    footer: <SiteFooter {...siteFooter} />,
    children: <PageHead title="First page" lead="A sentence about the sample page." />,
  },
  parameters: { usage, isPage: true },
} satisfies Meta<typeof SiteFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Focus: Story = {
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('link', { name: /skip/i })),
};
export const Empty: Story = { args: { header: undefined, footer: undefined, children: undefined } };
export const LongText: Story = {
  args: { children: <PageHead title={LONG_WORD} lead={LONG_TEXT} /> },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { children: <PageHead title="पहला पृष्ठ" lead={HINDI_TEXT} /> } };
