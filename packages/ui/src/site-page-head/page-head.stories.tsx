import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthorRow } from '../site-article/site-article.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { HINDI_TEXT, LONG_TEXT, LONG_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { Tag } from '../tag/tag.tsx';
import { PageHead } from './page-head.tsx';

const usage: Usage = {
  when: 'The head of every public page except the home page.',
  do: ['Keep the lead to one line.', 'Put a breadcrumb or a badge above the title.'],
  dont: ["Don't put a second h1 on the page."],
  without: ['Hover', 'Focus', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/PageHead',
  component: PageHead,
  args: { title: 'Blog', lead: 'What boards ask for, and how to keep it.' },
  parameters: { usage, isPage: true },
} satisfies Meta<typeof PageHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['snapshot'] };
export const Variants: Story = {
  args: {
    above: <Tag hue="brick">Regulations</Tag>,
    isRuled: true,
    children: <AuthorRow name="Meera Deshpande" text="18 Nov 2026, 8 min read" />,
  },
};
export const Empty: Story = { args: { lead: undefined } };
export const LongText: Story = {
  args: { title: LONG_WORD, lead: LONG_TEXT },
  globals: { viewport: { value: 'w320' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { title: 'ब्लॉग', lead: HINDI_TEXT } };
