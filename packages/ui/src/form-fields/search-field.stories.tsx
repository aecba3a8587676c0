import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { SearchField } from './search-field.tsx';
import { inForm } from './story-form.tsx';

const usage: Usage = {
  when: 'A search inside a form of filters. Outside a form take SearchInput.',
  do: ['Say in the label what is searched: "Search tasks".', 'Let it stand first.'],
  dont: ["Don't give it rules: any text may be searched."],
  without: ['Variants', 'Hover', 'Loading', 'Empty', 'Invalid'],
};

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { name: 'field', label: 'Search' },
  decorators: [inForm('')],
  parameters: { usage },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('searchbox', { name: /^Search/ });
    await userEvent.type(input, 'stack');
    await expect(input).toHaveValue('stack');
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
export const LongText: Story = {
  args: { label: ENDLESS_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { label: 'खोजें' } };
/** A paste is cleaned, what was typed stays. */
export const Paste: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('searchbox');
    await userEvent.click(input);
    await userEvent.paste(' stack\ntest ');
    await expect(input).toHaveValue('stack test');
  },
};
