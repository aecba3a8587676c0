import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { LONG_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { Pagination } from './pagination.tsx';

const usage: Usage = {
  when: 'The pages of a list: previous, at most five numbers, next, and the number of rows.',
  do: [
    'Use addresses if the list has them, so that people can bookmark a page.',
    'Say what is shown: "51 to 100 of 212".',
  ],
  dont: [
    "Don't use pages for a list that fits on one screen.",
    "Don't load more on scrolling in lists that people work through.",
  ],
  without: ['Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/Pagination',
  component: Pagination,
  args: { page: 4, pageCount: 12, onPage: fn(), summary: '151 to 200 of 590', label: 'Pages of tasks' },
  parameters: { usage },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button', { name: /^Page / })).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: 'Page 4' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPage).toHaveBeenCalledWith(5);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    await expect(args.onPage).toHaveBeenLastCalledWith(6);
  },
};
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Stack>
      <Pagination {...args} />
      <Pagination {...args} page={1} label="First" />
      <Pagination {...args} page={12} label="Last" />
      <Pagination
        {...args}
        toHref={(page) => `#page-${page}`}
        onPage={undefined}
        page={2}
        pageCount={3}
        label="Links"
      />
      <Pagination {...args} pageCount={1} summary="1 to 3 of 3" label="One" />
      <Pagination {...args} page={99_998} pageCount={1_00_000} label="Many" />
    </Stack>
  ),
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: ({ canvasElement }) =>
    expectTabReaches(within(canvasElement).getByRole('button', { name: 'Previous page' })),
};
/** The first page has no previous page. */
export const Disabled: Story = {
  args: { page: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Previous page' })).toBeDisabled();
  },
};
/** With one page and no summary it shows nothing. */
export const Empty: Story = {
  args: { pageCount: 1, summary: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};
export const LongText: Story = {
  args: { summary: LONG_TEXT },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { summary: '590 में से 151 से 200' } };
