import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { tones } from '../shared/tone.ts';
import { Banner, Notice } from './notice.tsx';

const meta = {
  title: 'Static kit/Notice',
  component: Notice,
  args: {
    tone: 'warn',
    title: 'Two readings.',
    children: 'This page says once in a month. Page 9 says once in three months.',
  },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  render: (args) => (
    <Stack gap={2}>
      {tones.map((tone) => (
        <Notice key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};
export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const AsBanner: Story = {
  render: () => (
    <Banner tone="warn" title="A consent expires in 40 days." action={<a href="#renew">Open it</a>} />
  ),
};
export const LongText: Story = {
  args: {
    children:
      'Abwasserbehandlungsanlagenüberwachungsverordnung und Emissionsmessgerätekalibrierung Abwasserbehandlungsanlagenüberwachungsverordnung und Emissionsmessgerätekalibrierung',
  },
};
export const Hindi: Story = {
  args: { title: 'दो पाठ।', children: 'उपचारित बहिःस्राव का मासिक नमूना और विश्लेषण प्रतिवेदन' },
};
