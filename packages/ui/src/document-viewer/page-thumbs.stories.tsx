import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Usage } from '../storybook/usage.ts';
import { type PageThumb, PageThumbs } from './page-thumbs.tsx';

const usage: Usage = {
  when: 'Beside a document of several pages: thumbnails with marks and the number of conditions to check on each page.',
  do: [
    'Include the count in the label: "Page 6, 4 to check".',
    'Leave the count out if a page has nothing to check.',
  ],
  dont: ["Don't show it in a narrow window: under 1200 px it hides itself."],
  without: ['Disabled', 'Invalid', 'Loading', 'LongText'],
};

const pages: readonly PageThumb[] = [
  { page: 4, label: 'Page 4, all checked', marks: [0.38], left: 0 },
  { page: 5, label: 'Page 5, all checked', marks: [0.23, 0.62], left: 0 },
  { page: 6, label: 'Page 6, 4 to check', marks: [0.28, 0.5, 0.72], left: 4 },
  { page: 7, label: 'Page 7, 5 to check', marks: [0.33, 0.55], left: 5 },
  { page: 8, label: 'Page 8' },
  { page: 9, label: 'Page 9, 128 to check', marks: [0.1, 0.2, 0.3, 0.4, 0.5], left: 128 },
];

const meta = {
  title: 'Signature parts/PageThumbs',
  component: PageThumbs,
  args: { pages, current: 6, onGoTo: fn(), style: { height: 560 } },
  globals: { viewport: { value: 'w1440' } },
  parameters: { usage },
} satisfies Meta<typeof PageThumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 5, all checked' }));
    await expect(args.onGoTo).toHaveBeenLastCalledWith(5);
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 6, 4 to check');
  },
};
/** Pages that are all checked, have conditions to check, have none, or have very many. */
export const Variants: Story = { tags: ['snapshot'], args: { current: 9 } };
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole('button')[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGoTo).toHaveBeenLastCalledWith(4);
  },
};
export const Empty: Story = {
  args: { pages: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list', { name: 'Pages' })).toBeEmptyDOMElement();
  },
};
/** With five hundred pages, the thumbnail of the current page scrolls into view. */
export const ManyPages: Story = {
  args: {
    current: 480,
    pages: Array.from({ length: 500 }, (_, index) => ({ page: index + 1, label: `Page ${index + 1}` })),
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Pages' });
    await expect(list.scrollTop).toBeGreaterThan(1000);
  },
};
export const Hindi: Story = {
  args: { label: 'पृष्ठ', pages: [{ page: 1, label: 'पृष्ठ 1, 2 जाँचने हैं', marks: [0.3], left: 2 }], current: 1 },
};
