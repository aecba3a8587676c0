import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { IconButton } from '../button/icon-button.tsx';
import { FileRow } from './file-row.tsx';

const meta = {
  title: 'Static kit/FileRow',
  component: FileRow,
  args: { name: 'consent-to-operate.pdf', size: 2_516_582, meta: '14 pages, uploaded 20 Nov', href: '#file' },
} satisfies Meta<typeof FileRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: <IconButton icon={Trash2} label="Delete file" size="sm" /> },
};
export const Uploading: Story = { args: { progress: 0.42 } };
export const Failed: Story = { args: { error: 'Pages 7 and 9 could not be read' } };
export const LongText: Story = {
  args: { name: 'Abwasserbehandlungsanlagenüberwachungsverordnung_und_Emissionsmessgerätekalibrierung.pdf' },
};
