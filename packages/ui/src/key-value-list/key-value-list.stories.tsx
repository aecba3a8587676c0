import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyValueList } from './key-value-list.tsx';

const meta = {
  title: 'Static kit/KeyValueList',
  component: KeyValueList,
  args: {
    items: [
      { key: 'Consent number', value: 'BC/0042/2026' },
      { key: 'Valid until', value: '31 Mar 2031' },
      { key: 'Remark', value: '' },
    ],
  },
} satisfies Meta<typeof KeyValueList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    items: [
      {
        key: 'Abwasserbehandlungsanlagenüberwachungsverordnung und Emissionsmessgerätekalibrierung',
        value: 'उपचारित बहिःस्राव का मासिक नमूना और विश्लेषण प्रतिवेदन',
      },
    ],
  },
};
