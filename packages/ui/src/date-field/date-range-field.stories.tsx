import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DateRangeField } from './date-range-field.tsx';

const meta = {
  title: 'Interactive kit/DateRangeField',
  component: DateRangeField,
  args: { label: 'Period', value: null, onChange: () => undefined },
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { value: { start: '2026-04-01', end: '2027-03-31' } } };
export const Empty: Story = {};
export const Invalid: Story = { args: { error: 'Enter both dates' } };
export const WithCalendar: Story = {
  args: { value: { start: '2026-11-04', end: '2026-11-12' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const shown = await screen.findByRole('grid');
    await waitFor(() => expect(shown).toBeVisible());
  },
};
