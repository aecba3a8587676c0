import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { Input } from './input.tsx';

const meta = { title: 'Static kit/Input', component: Input, args: { 'aria-label': 'E-mail' } } satisfies Meta<
  typeof Input
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithIcon: Story = { args: { iconStart: Mail, placeholder: 'you@company.in' } };
export const WithUnit: Story = { args: { suffix: 'days', type: 'number' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Not for you' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Fixed' } };
export const Invalid: Story = { args: { invalid: true, defaultValue: 'not-an-address' } };
export const LongText: Story = {
  args: {
    defaultValue: 'Abwasserbehandlungsanlagenüberwachungsverordnung und Emissionsmessgerätekalibrierung',
  },
};
export const Hindi: Story = { args: { defaultValue: 'उपचारित बहिःस्राव का मासिक नमूना और विश्लेषण प्रतिवेदन' } };
