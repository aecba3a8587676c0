import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input } from '../input/input.tsx';
import { Field } from './field.tsx';

const meta = {
  title: 'Static kit/Field',
  component: Field,
  args: { label: 'Consent number', children: (control) => <Input name="number" {...control} /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = { args: { hint: 'As printed on the order' } };
export const Optional: Story = { args: { isOptional: true } };
export const Invalid: Story = {
  args: { error: 'Enter the consent number', hint: 'As printed on the order' },
};
export const WithAside: Story = { args: { aside: 'read from page' } };
export const LongText: Story = {
  args: { label: 'Abwasserbehandlungsanlagenüberwachungsverordnung und Emissionsmessgerätekalibrierung' },
};
export const Hindi: Story = { args: { label: 'सहमति संख्या' } };
