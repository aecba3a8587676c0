import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { PageCut } from './page-cut.tsx';
import { SAMPLE, SamplePage } from './sample-page.tsx';

const usage: Usage = {
  when: 'The part of a page that a person looks at while typing or confirming its words.',
  do: [
    'Leave some paper around the words, so that the lines beside them can be seen.',
    'Name the content and the page in its label.',
  ],
  dont: ["Don't show a cut if the page itself is visible.", "Don't leave out the link to the whole page."],
  without: ['Hover', 'Focus', 'Disabled', 'Invalid', 'Loading', 'Empty'],
};

const meta = {
  title: 'Signature parts/PageCut',
  component: PageCut,
  args: {
    label: 'Line 3 of page 6',
    box: { x: 0.05, y: 0.15, width: 0.9, height: 0.08 },
    page: SAMPLE,
    children: <SamplePage />,
  },
  parameters: { usage },
} satisfies Meta<typeof PageCut>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A line, and one number in it. */
export const Variants: Story = {
  render: (args) => (
    <Stack gap={4}>
      <PageCut {...args} />
      <PageCut {...args} label="A figure of page 6" box={{ x: 0.2, y: 0.15, width: 0.25, height: 0.03 }} />
    </Stack>
  ),
};
/** The number in question is marked. */
export const Marked: Story = {
  args: {
    marked: [{ x: 0.24, y: 0.375, width: 0.1, height: 0.022 }],
    box: { x: 0.05, y: 0.34, width: 0.9, height: 0.08 },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-mark]')).toHaveLength(1);
  },
};
/** The app draws only this part. It fills the cut, and the mark is at the same place as on the page. */
export const DrawnAlone: Story = {
  args: {
    isDrawnAlone: true,
    marked: [{ x: 0.24, y: 0.375, width: 0.1, height: 0.022 }],
    box: { x: 0.05, y: 0.34, width: 0.9, height: 0.08 },
    children: <canvas width={90} height={8} data-testid="drawing" />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cut = canvas.getByRole('img').getBoundingClientRect();
    const drawing = canvas.getByTestId('drawing').getBoundingClientRect();
    await expect([drawing.left, drawing.width]).toEqual([cut.left, cut.width]);
    await expect(canvasElement.querySelectorAll('[data-mark]')).toHaveLength(1);
  },
};
export const LongText: Story = { args: { label: ENDLESS_WORD } };
export const Hindi: Story = { args: { label: 'पृष्ठ 6 की पंक्ति 3' } };
