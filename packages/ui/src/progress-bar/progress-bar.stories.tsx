import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { ProgressBar, ProportionBar } from './progress-bar.tsx';
import { ProportionList } from './proportion-list.tsx';

const usage: Usage = {
  when: 'The progress of work that takes more than about three seconds. For parts of a whole use ProportionBar.',
  do: ['Say what the product is doing and how much is left.', 'Never let it shrink.'],
  dont: [
    "Don't show it for short work.",
    "Don't invent progress: if it is not known, use a Spinner with a label.",
  ],
  without: ['Hover', 'Focus', 'Disabled', 'Invalid'],
};

const meta = {
  title: 'Static kit/ProgressBar',
  component: ProgressBar,
  args: { value: 6, max: 14, label: 'Reading pages', text: 'Reading pages', note: '6 of 14' },
  parameters: { usage },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Reading pages' });
    await expect(bar).toHaveAttribute('aria-valuenow', '6');
    await expect(bar).toHaveAttribute('aria-valuemax', '14');
  },
};
/** Progress, and parts of a whole with and without labels. */
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Stack gap={5}>
      <ProgressBar {...args} />
      <ProgressBar {...args} value={14} note="14 of 14" />
      <ProgressBar value={3} max={4} label="Steps" />
      <ProportionBar
        size="lg"
        hasLegend
        parts={[
          { label: 'kept', value: 142, tone: 'ok' },
          { label: 'at risk', value: 5, tone: 'warn' },
          { label: 'not kept', value: 4, tone: 'danger' },
          { label: 'edited', value: 0, tone: 'info' },
        ]}
      />
      <ProportionBar
        parts={[
          { label: 'done', value: 31, tone: 'ok' },
          { label: 'in progress', value: 9, tone: 'info' },
          { label: 'planned', value: 17, tone: 'planned' },
        ]}
      />
    </Stack>
  ),
};
/** Patterns tell the parts apart without colour. Labels link to the list behind them. */
export const Patterns: Story = {
  render: () => (
    <ProportionBar
      size="lg"
      hasLegend
      legendEnd={<span>and 23 without a date</span>}
      parts={[
        { label: 'late', value: 13, tone: 'danger', pattern: 'hatched', href: '#late' },
        { label: 'unanswered', value: 5, tone: 'info', pattern: 'outlined', href: '#unanswered' },
        { label: 'at risk', value: 9, tone: 'warn' },
        { label: 'done, with evidence', value: 44, tone: 'ok' },
        { label: 'done, no evidence', value: 8, tone: 'ok', pattern: 'striped' },
        { label: 'not due yet', value: 17, tone: 'planned' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '13 late' })).toHaveAttribute('href', '#late');
    await expectTabReaches(canvas.getByRole('link', { name: '13 late' }));
  },
};
/** Parts in a column, each with its details; parts of 0 are shown too. */
export const List: Story = {
  render: () => (
    <ProportionList
      aria-label="Tasks by state"
      rows={[
        {
          label: 'Late',
          value: 4,
          tone: 'danger',
          pattern: 'hatched',
          href: '#late',
          note: 'File Form V, Test stack S-1, Calibrate ETP outlet analyser, Check scrubber pH',
        },
        { label: 'Unanswered', value: 2, tone: 'info', pattern: 'outlined', note: 'Test soil' },
        { label: 'At risk', value: 0, tone: 'warn' },
        { label: 'Kept', value: 24, tone: 'ok', note: '21 with evidence, 3 without' },
        { label: 'Not due yet', value: 7, tone: 'planned' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expectTabReaches(canvas.getByRole('link', { name: 'Late' }));
    await expectFits(canvasElement);
  },
};
export const Loading: Story = { args: { value: 0, note: 'Waiting' } };
/** Nothing is done, nothing is to do, or there are no parts. */
export const Empty: Story = {
  render: (args) => (
    <Stack gap={5}>
      <ProgressBar {...args} value={0} note="0 of 14" />
      <ProgressBar {...args} value={0} max={0} note="Nothing to read" />
      <ProgressBar {...args} value={Number.NaN} note="Unknown" />
      <ProportionBar parts={[]} />
      <ProportionBar hasLegend parts={[{ label: 'kept', value: 0, tone: 'ok' }]} />
    </Stack>
  ),
};
export const LongText: Story = {
  render: () => (
    <Stack gap={5}>
      <ProgressBar value={99} max={14} label={ENDLESS_WORD} text={ENDLESS_WORD} note={ENDLESS_WORD} />
      <ProportionBar hasLegend parts={[{ label: ENDLESS_WORD, value: 48_25_00_000, tone: 'ok' }]} />
    </Stack>
  ),
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { label: 'पृष्ठ', text: 'पृष्ठ पढ़े जा रहे हैं', note: '१४ में से ६' } };
