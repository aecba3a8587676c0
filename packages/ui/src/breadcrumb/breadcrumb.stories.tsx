import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = {
  title: 'Static kit/Breadcrumb',
  component: Breadcrumb,
  args: { items: [{ label: 'Consent Documents', href: '#documents' }, { label: 'Consent to Operate' }] },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    items: [
      {
        label: 'Abwasserbehandlungsanlagenüberwachungsverordnung und Emissionsmessgerätekalibrierung',
        href: '#a',
      },
      { label: 'उपचारित बहिःस्राव का मासिक नमूना और विश्लेषण प्रतिवेदन' },
    ],
  },
};
