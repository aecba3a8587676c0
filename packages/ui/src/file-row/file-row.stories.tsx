import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { within } from 'storybook/test';
import { IconButton } from '../button/icon-button.tsx';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { FileRow } from './file-row.tsx';

const usage: Usage = {
  when: 'A file in a list: evidence, a document, an upload in progress. Rows belong in a list of files.',
  do: ['Show size and date, so that two files with one name differ.', 'Say in the row why an upload failed.'],
  dont: ["Don't cut names in the middle.", "Don't put more than two controls into a row."],
  without: ['Disabled', 'Empty'],
};

const meta = {
  title: 'Signature parts/FileRow',
  component: FileRow,
  args: { name: 'consent-to-operate.pdf', size: 2_516_582, meta: '14 pages, uploaded 20 Nov', href: '#file' },
  parameters: { usage },
} satisfies Meta<typeof FileRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <div>
      <FileRow {...args}>
        <IconButton icon={Trash2} label="Delete file" size="sm" />
      </FileRow>
      <FileRow name="stack-report.pdf" size={81_920} progress={0.42} />
      <FileRow name="scan.pdf" size={0} error="The file is empty" />
      <FileRow name="التقرير السنوي.pdf" size={1024} />
    </div>
  ),
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('link')),
};
export const Invalid: Story = { args: { error: 'Pages 7 and 9 could not be read' } };
export const Loading: Story = { args: { progress: 0.42 } };
export const LongText: Story = {
  args: { name: `${ENDLESS_WORD}.pdf`, children: <IconButton icon={Trash2} label="Delete file" size="sm" /> },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { name: 'संचालन-सहमति.pdf' } };
