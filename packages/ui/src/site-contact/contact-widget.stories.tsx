import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { LONG_WORD } from '../storybook/samples.ts';
import { contactRows } from '../storybook/site-samples.tsx';

import type { Usage } from '../storybook/usage.ts';
import { ContactWidget } from './contact-widget.tsx';

const usage: Usage = {
  when: 'Offers four ways to reach the operator in the corner of every public page, without a script.',
  do: ['Use four rows: contact page, call, email, WhatsApp.', 'Use real links: tel and mailto.'],
  dont: ["Don't open it automatically."],
  without: ['Variants', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/ContactWidget',
  component: ContactWidget,
  args: { label: 'Contact', rows: contactRows },
  parameters: { usage },
} satisfies Meta<typeof ContactWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const widget = within(canvasElement);
    const button = canvasElement.querySelector('summary');
    await expect(button).toBeInTheDocument();
    if (button) await userEvent.click(button);
    await expect(widget.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
    // A simulated key does not press a native summary; the keyboard checks of the kit press real keys.
    if (button) await userEvent.click(button);
    await expect(canvasElement.querySelector('details')?.open).toBe(false);
  },
};
export const Open: Story = { args: { open: true }, tags: ['snapshot'] };
export const Hover: Story = { args: { open: true }, parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
  },
};
export const Empty: Story = { args: { rows: [] } };
export const LongText: Story = {
  args: { open: true, rows: contactRows.map((row) => ({ ...row, text: LONG_WORD })) },
  globals: { viewport: { value: 'w320' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { open: true, label: 'संपर्क करें' } };
