import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { expectRefusal, inForm } from './story-form.tsx';
import { TextField } from './text-field.tsx';

const usage: Usage = {
  when: 'A line of text in a form: a name, a subject, an email address (type="email").',
  do: [
    'Use `clean` to remove what a rule would refuse, for example symbols in a name.',
    'Set autoComplete, so that the browser can fill in the answer.',
  ],
  dont: ["Don't use it for numbers or phones: use NumberField or PhoneField."],
  without: ['Variants', 'Hover', 'Loading', 'Empty'],
};

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { name: 'field', label: 'Subject' },
  decorators: [inForm('')],
  parameters: { usage },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: /^Subject/ });
    await userEvent.type(input, 'Stack test');
    await expect(input).toHaveValue('Stack test');
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
export const Hindi: Story = { args: { label: 'विषय' } };
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
/** Pasted text is cleaned; typed text stays as it is. */
export const Paste: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('  Plot 14\nMIDC  ');
    await expect(input).toHaveValue('Plot 14 MIDC');
  },
};
