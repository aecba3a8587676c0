import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFits, expectTabReaches } from '../../storybook/expectations.ts';
import { ENDLESS_WORD } from '../../storybook/samples.ts';
import type { Usage } from '../../storybook/usage.ts';
import { HeaderSearch } from './header-search.tsx';

const usage: Usage = {
  when: 'Opens the search of the whole product from a ShellHeader. To search a list use SearchInput.',
  do: ['Name what can be found.', 'Show the keyboard shortcut.'],
  dont: ["Don't use it as a filter: it opens the search."],
  without: ['Invalid', 'Loading', 'Empty'],
};

const meta = {
  title: 'Interactive kit/HeaderSearch',
  component: HeaderSearch,
  args: { label: 'Search tasks, clauses, documents', shortcut: '/', onClick: fn() },
  parameters: { usage },
} satisfies Meta<typeof HeaderSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Search tasks, clauses, documents' }),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
export const Variants: Story = { args: { shortcut: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'w390' } } };
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('button')),
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { label: ENDLESS_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { label: 'कार्य, शर्तें, दस्तावेज़ खोजें' } };
