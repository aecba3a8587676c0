import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { expectRefusal, inForm } from './story-form.tsx';
import { TextareaField } from './textarea-field.tsx';

const usage: Usage = {
  when: 'A text with several lines in a form. Pasted line breaks are kept.',
  do: ['Set `rows` to the usual length of the answer.', 'If there is a limit, state it in the hint.'],
  dont: ["Don't use it for one line: in TextField Enter sends the form."],
  without: ['Variants', 'Hover', 'Loading', 'Empty'],
};

const meta = {
  title: 'Forms/TextareaField',
  component: TextareaField,
  args: { name: 'field', label: 'Message' },
  decorators: [inForm('')],
  parameters: { usage },
} satisfies Meta<typeof TextareaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: /^Message/ });
    await userEvent.type(input, 'One{enter}Two');
    await expect(input).toHaveValue('One\nTwo');
  },
};
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByText(/./)[0]).toBeVisible();
    await expect(document.activeElement).not.toBe(document.body);
  },
};
export const Disabled: Story = { args: { disabled: true } };
/** If the form is sent empty, the summary takes the focus and links to this field. */
export const Invalid: Story = { play: ({ canvasElement }) => expectRefusal(canvasElement) };
export const LongText: Story = {
  args: { label: ENDLESS_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { label: 'संदेश' } };
/** The server's message stays until the value changes. */
export const ServerError: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, 'taken');
    await expectRefusal(canvasElement, 'Taken already');
    await userEvent.type(input, '!');
    await expect(input).not.toBeInvalid();
  },
};
