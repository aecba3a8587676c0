import type { Meta, StoryObj } from '@storybook/react-vite';
import { Textarea } from './textarea.tsx';

const meta = {
  title: 'Static kit/Textarea',
  component: Textarea,
  args: { 'aria-label': 'Remark' },
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Invalid: Story = { args: { invalid: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    defaultValue:
      'Abwasserbehandlungsanlagenüberwachungsverordnung und Emissionsmessgerätekalibrierung Abwasserbehandlungsanlagenüberwachungsverordnung und Emissionsmessgerätekalibrierung',
  },
};
export const Hindi: Story = { args: { defaultValue: 'उपचारित बहिःस्राव का मासिक नमूना और विश्लेषण प्रतिवेदन' } };
