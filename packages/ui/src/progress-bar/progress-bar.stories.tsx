import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar, ProportionBar } from './progress-bar.tsx';

const meta = {
  title: 'Static kit/ProgressBar',
  component: ProgressBar,
  args: { value: 6, max: 14, label: 'Reading pages', text: 'Reading pages', note: '6 of 14' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: 0 } };
export const Done: Story = { args: { value: 14 } };
export const Parts: Story = {
  render: () => (
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
  ),
};
