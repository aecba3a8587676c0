import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '../../button/icon-button.tsx';
import { expectFits } from '../../storybook/expectations.ts';
import { ENDLESS_WORD, LONG_TEXT, NAMES } from '../../storybook/samples.ts';
import type { Usage } from '../../storybook/usage.ts';
import { AccountButton } from './account-button.tsx';
import { HeaderSearch } from './header-search.tsx';
import { ShellHeader } from './shell-header.tsx';

const usage: Usage = {
  when: 'The head of every signed-in screen, in an AppShell. Its title is the only level 1 heading.',
  do: [
    'Give every screen a title and a tagline.',
    'When the screen changes, move the focus to the heading with headingRef.',
    'Leave onToggle out on screens that always have the rail.',
  ],
  dont: [
    "Don't put actions of the screen here: they belong in the Page.",
    "Don't repeat the title in the page.",
  ],
  without: ['Disabled', 'Invalid', 'Loading'],
};

const tools = (name: string, note: string, unread: number) => (
  <>
    <IconButton
      icon={Bell}
      count={unread}
      label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
    />
    <AccountButton name={name} note={note} />
  </>
);

const meta = {
  title: 'Interactive kit/ShellHeader',
  component: ShellHeader,
  args: {
    title: 'Dashboard Overview',
    tagline: 'What is due, what is late, and what changed',
    isExpanded: true,
    onToggle: fn(),
    onMenu: fn(),
    children: tools('Rohini Deshmukh', 'EHS manager', 4),
  },
  parameters: { usage, isPage: true },
} satisfies Meta<typeof ShellHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The toggle names its action and says whether the sidebar is wide. */
export const Default: Story = {
  globals: { viewport: { value: 'w1440' } },
  render: function Toggled(args) {
    const [isExpanded, setIsExpanded] = useState(true);
    return <ShellHeader {...args} isExpanded={isExpanded} onToggle={() => setIsExpanded(!isExpanded)} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse sidebar' }));
    await expect(canvas.getByRole('button', { name: 'Expand sidebar' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Collapse sidebar' })).toHaveFocus();
  },
};
export const Variants: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'w1440' } },
  args: { search: <HeaderSearch label="Search tasks, clauses, documents" shortcut="/" /> },
};
/** The menu button is shown; picture and icons stay. */
export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  args: { search: <HeaderSearch label="Search tasks, clauses, documents" shortcut="/" /> },
  play: async ({ canvasElement, args }) => {
    await expectFits(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open menu' }));
    await expect(args.onMenu).toHaveBeenCalledOnce();
  },
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Collapse sidebar' })).toHaveFocus();
  },
};
export const Empty: Story = { args: { tagline: undefined, children: undefined, onToggle: undefined } };
export const LongText: Story = {
  args: { title: ENDLESS_WORD, tagline: LONG_TEXT, children: tools(NAMES.long, ENDLESS_WORD, 1200) },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const RightToLeft: Story = { args: { children: tools(NAMES.rightToLeft, 'مديرة', 0) } };
export const Hindi: Story = {
  args: {
    title: 'डैशबोर्ड',
    tagline: 'क्या बाकी है, क्या देर से है और क्या बदला',
    children: tools(NAMES.hindi, 'पर्यावरण प्रबंधक', 2),
  },
};
