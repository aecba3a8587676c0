import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { ViewerToolbar } from './viewer-toolbar.tsx';

const usage: Usage = {
  when: 'Over a document: the page in sight, its size, search in its words, and whether marks are shown.',
  do: [
    'Leave out what the document does not have: a text has no pages and no zoom.',
    'Hand the page in sight back while the reader scrolls.',
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
/** With all its parts; as wide as the pane; a text without pages. */
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
/** The search field: Enter goes on, Shift and Enter back, Escape closes. */
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
/** The first page of one: there is nowhere to go. */
export const Disabled: Story = {
  args: { pages: { ...pages, page: 1, pageCount: 1 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await expect(within(canvasElement).getByRole('button', { name: 'Next page' })).toBeDisabled();
  },
};
/** Before it is known how many pages there are. */
export const Empty: Story = { args: { pages: { ...pages, page: 1, pageCount: 0 } } };
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
