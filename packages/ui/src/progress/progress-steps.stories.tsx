import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HUGE_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { ProgressSteps } from './progress-steps.tsx';

const usage: Usage = {
  when: 'The steps of work that takes more than about three seconds: uploading, reading pages, finding conditions.',
  do: [
    'Say what the product is doing and how far it is.',
    'Let people leave the page, and notify them when it is done.',
  ],
  dont: [
    "Don't show it for quick work: the loading state of a button is enough.",
    "Don't show a percentage if it is not known.",
  ],
  without: ['Hover', 'Focus', 'Disabled', 'Loading'],
};

const meta = {
  title: 'Interactive kit/ProgressSteps',
  component: ProgressSteps,
  args: {
    label: 'Reading consent-to-operate.pdf',
    steps: [
      { id: 'upload', label: 'Uploading' },
      { id: 'read', label: 'Reading pages' },
      { id: 'find', label: 'Finding conditions' },
    ],
    current: 1,
    share: 0.42,
    detail: 'Page 6 of 14',
  },
  parameters: { usage },
} satisfies Meta<typeof ProgressSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 6 of 14');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
  },
};
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Stack gap={6}>
      <ProgressSteps {...args} current={0} share={undefined} detail={undefined} label="Just begun" />
      <ProgressSteps {...args} />
      <ProgressSteps {...args} current={3} label="All done" />
      <ProgressSteps {...args} error="Page 7 could not be read" label="Ended" />
    </Stack>
  ),
};
export const Invalid: Story = { args: { error: 'Page 7 could not be read' } };
export const Empty: Story = { args: { steps: [] } };
export const LongText: Story = {
  args: { steps: [{ id: 'a', label: ENDLESS_WORD }], current: 0, detail: HUGE_TEXT, share: 17 },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: { steps: [{ id: 'a', label: 'पृष्ठ पढ़े जा रहे हैं' }], current: 0, detail: '14 में से पृष्ठ 6' },
};
