import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { FileField } from './file-field.tsx';
import { expectRefusal, inForm } from './story-form.tsx';

const usage: Usage = {
  when: 'Files that are sent with a form. For an upload that starts at once use FileDrop.',
  do: ['Say types and sizes in the hint.', 'Check types in a rule: files of other types can be dropped.'],
  dont: ["Don't upload before the form is sent."],
  without: ['Variants', 'Hover', 'Loading', 'Empty'],
};

const meta = {
  title: 'Forms/FileField',
  component: FileField,
  args: { name: 'field', label: 'Drop a report here' },
  decorators: [inForm([])],
  parameters: { usage },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(/Drop a report here/);
    await userEvent.upload(input, new File(['x'], 'report.pdf', { type: 'application/pdf' }));
    await expect(canvas.getByText('report.pdf')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove report.pdf' }));
    await expect(canvas.queryByText('report.pdf')).toBeNull();
  },
};
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByText(/./)[0]).toBeVisible();
    await expect(document.activeElement).not.toBe(document.body);
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
/** If the form is sent empty, the summary takes the focus and links to this field. */
export const Invalid: Story = { play: ({ canvasElement }) => expectRefusal(canvasElement) };
export const LongText: Story = {
  args: { label: ENDLESS_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { label: 'रिपोर्ट यहाँ डालें' } };
