import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { ViewerToolbar } from './viewer-toolbar.tsx';

const usage: Usage = {
  when: 'The bar above a document: the current page, the zoom, a search in its text, and a switch for marks.',
  do: [
    'Leave out what the document does not have. A text has no pages and no zoom.',
    'Update the current page while the reader scrolls.',
  ],
  dont: ["Don't put actions on the document here: they belong to the head of the review."],
  without: ['Invalid', 'Loading'],
};

const pages = { page: 6, pageCount: 14, onGoTo: fn() };
const zoom = { percent: 110, onStep: fn(), onFit: fn(), isFit: false };
const search = { words: '', onWords: fn(), count: null, onStep: fn() };
const marks = { isShown: true, onChange: fn() };

const meta = {
  title: 'Signature parts/ViewerToolbar',
  component: ViewerToolbar,
  args: { pages, zoom, search, marks, thumbs: { isShown: true, onChange: fn() } },
  globals: { viewport: { value: 'w1440' } },
  parameters: { usage },
} satisfies Meta<typeof ViewerToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(pages.onGoTo).toHaveBeenLastCalledWith(7);
    const field = canvas.getByRole('textbox', { name: 'Page' });
    await userEvent.clear(field);
    await userEvent.type(field, '99{Enter}');
    await expect(pages.onGoTo).toHaveBeenLastCalledWith(14);
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await expect(zoom.onStep).toHaveBeenLastCalledWith('in');
    await userEvent.click(canvas.getByRole('switch', { name: 'Show marks' }));
    await expect(marks.onChange).toHaveBeenLastCalledWith(false);
  },
};
/** The toolbar with all its parts, at the width of the pane, and for a text without pages. */
export const Variants: Story = {
  render: (args) => (
    <Stack gap={4}>
      <ViewerToolbar {...args} label="All parts" />
      <ViewerToolbar {...args} label="Fit" zoom={{ ...zoom, isFit: true }} search={undefined} />
      <ViewerToolbar label="Text view" marks={{ ...marks, isShown: false }}>
        Text of order.docx
      </ViewerToolbar>
    </Stack>
  ),
};
/** In the search field Enter opens the next match, Shift and Enter the previous one, and Escape closes it. */
export const Search: Story = {
  render: function Render(args) {
    const [words, setWords] = useState('');
    const count = words === '' ? null : 3;
    return <ViewerToolbar {...args} search={{ ...search, words, onWords: setWords, count }} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Find in document' }));
    const field = canvas.getByRole('textbox', { name: 'Find in document' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'effluent{Enter}');
    await expect(search.onStep).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByText('3 found')).toBeVisible();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(search.onStep).toHaveBeenLastCalledWith(-1);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('textbox', { name: 'Find in document' })).toBeNull();
  },
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Page thumbnails' })).toHaveFocus();
  },
};
/** There is only one page, so the buttons are off. */
export const Disabled: Story = {
  args: { pages: { ...pages, page: 1, pageCount: 1 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await expect(within(canvasElement).getByRole('button', { name: 'Next page' })).toBeDisabled();
  },
};
/** The number of pages is not known yet. */
export const Empty: Story = { args: { pages: { ...pages, page: 1, pageCount: null } } };
export const LongText: Story = {
  args: {
    pages: undefined,
    zoom: undefined,
    search: undefined,
    thumbs: undefined,
    children: `Text of ${ENDLESS_WORD}`,
  },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
export const Phone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: {
    pages: undefined,
    zoom: undefined,
    search: undefined,
    thumbs: undefined,
    children: 'सहमति आदेश का पाठ',
  },
};
