import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { CheckboxGroupField } from './checkbox-group-field.tsx';
import { expectRefusal, inForm } from './story-form.tsx';

const usage: Usage = {
  when: 'Several choices from a short list in a form, for example weekdays.',
  do: [
    'Say in the hint what it means to choose nothing.',
    'Use isInline only for short words. More than seven choices form columns.',
  ],
  dont: ["Don't use it for one choice: use SelectField."],
  without: ['Variants', 'Hover', 'Loading', 'Empty'],
};

const meta = {
  title: 'Forms/CheckboxGroupField',
  component: CheckboxGroupField,
  args: {
    name: 'field',
    label: 'Days',
    options: [
      { value: 'a', label: 'Water' },
      { value: 'b', label: 'Air' },
    ],
  },
  decorators: [inForm([])],
  parameters: { usage },
} satisfies Meta<typeof CheckboxGroupField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Air' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Water' }));
    await expect(canvas.getByRole('group', { name: 'Days' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Air' })).toBeChecked();
  },
};
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByText(/./)[0]).toBeVisible();
    await expect(document.activeElement).not.toBe(document.body);
  },
};
export const Disabled: Story = { args: { options: [{ value: 'a', label: 'Water', isDisabled: true }] } };
/** Boxes in columns of one width, so that a long list can be looked through. */
export const Columns: Story = {
  args: {
    label: 'Parameters',
    isInline: true,
    options: [
      'pH',
      'BOD',
      'COD',
      'TSS',
      'TDS',
      'Oil and grease',
      'Total chromium',
      'Sulphide',
      'Phenols',
    ].map((value) => ({ value, label: value })),
  },
  play: async ({ canvasElement }) => {
    const boxes = within(canvasElement).getAllByRole('checkbox');
    const lefts = new Set(boxes.map((box) => Math.round(box.getBoundingClientRect().left)));
    await expect(lefts.size).toBeLessThan(boxes.length);
  },
};
/** Long labels stand in two columns of one width, row by row. */
export const TwoColumns: Story = {
  args: {
    label: 'Equipment',
    isInColumns: true,
    options: ['Boiler', 'Stack or vent with emissions', 'Effluent treatment plant', 'Oven or drier'].map(
      (value) => ({ value, label: value }),
    ),
  },
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvasElement }) => {
    const boxes = within(canvasElement).getAllByRole('checkbox');
    await expect(new Set(boxes.map((box) => Math.round(box.getBoundingClientRect().left))).size).toBe(2);
  },
};
/** If the form is sent empty, the summary takes the focus and links to this field. */
export const Invalid: Story = { play: ({ canvasElement }) => expectRefusal(canvasElement) };
export const LongText: Story = {
  args: { label: ENDLESS_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { label: 'दिन' } };
