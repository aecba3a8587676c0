import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { expectFits, expectTabReaches } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HINDI_TEXT, HUGE_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { Textarea } from './textarea.tsx';

const usage: Usage = {
  when: 'A text with several lines, inside a Field. For one line use Input.',
  do: ['Make it as tall as the expected answer.', 'If there is a limit, state it in the hint.'],
  dont: ["Don't fix its height: the reader can change it.", "Don't cut off pasted text."],
  without: ['Loading'],
};

const meta = {
  title: 'Static kit/Textarea',
  component: Textarea,
  args: { 'aria-label': 'Remark', defaultValue: 'The sampler was changed in October.' },
  parameters: { usage },
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByLabelText('Remark');
    await userEvent.clear(area);
    await userEvent.type(area, 'First{enter}Second');
    await expect(area).toHaveValue('First\nSecond');
  },
};
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Stack gap={3}>
      <Textarea {...args} />
      <Textarea {...args} rows={2} />
      <Textarea {...args} readOnly />
    </Stack>
  ),
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByLabelText('Remark')),
};
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { invalid: true } };
export const Empty: Story = { args: { defaultValue: '', placeholder: 'What was found' } };
/** Pasted text of five thousand words and one endless word, with line breaks. */
export const LongText: Story = {
  args: { defaultValue: `${ENDLESS_WORD}\n\n  ${HUGE_TEXT}` },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { defaultValue: HINDI_TEXT } };
