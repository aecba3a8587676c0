import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Static kit/Pagination',
  component: Pagination,
  args: { page: 4, pageCount: 12, onPage: fn(), summary: '151 to 200 of 590', label: 'Pages of tasks' },
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
  },
};
export const FirstPage: Story = { args: { page: 1 } };
export const AsLinks: Story = {
  args: { toHref: (page: number) => `#page-${page}`, onPage: undefined, page: 1 },
};
export const OnePage: Story = { args: { pageCount: 1 } };
