import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectFits } from '../../storybook/expectations.ts';
import { ENDLESS_WORD } from '../../storybook/samples.ts';
import type { Usage } from '../../storybook/usage.ts';
import { PrintHead, PrintLine } from './print-head.tsx';

const usage: Usage = {
  when: 'Use it once, above a screen of the frame. On paper it shows what was printed, by whom and when. PrintLine adds the active filters.',
  do: ['Print the date and the time: paper does not update.', 'Name the filters in the words of the screen.'],
  dont: ["Don't repeat what the screen already says.", "Don't number pages: the browser adds page numbers."],
  without: ['Hover', 'Focus', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/PrintHead',
  component: PrintHead,
  args: {
    title: 'Tasks and Alerts',
    owner: 'Girna Dyestuffs',
    lines: ['Printed by Meera Joglekar on 23 Nov 2026, 09:21'],
  },
  // On the screen only pictures and checks show it.
  decorators: [
    (Story) => (
      <div data-paper="">
        <Story />
      </div>
    ),
  ],
  parameters: { usage },
} satisfies Meta<typeof PrintHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Girna Dyestuffs')).toBeVisible();
  },
};
/** With the line of a screen below it. */
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <>
      <PrintHead {...args} />
      <PrintLine>Overdue, due until 23 Nov 2026, person: Meera Joglekar</PrintLine>
    </>
  ),
};
export const Empty: Story = { args: { owner: undefined, lines: [] } };
export const LongText: Story = {
  args: { title: ENDLESS_WORD, owner: ENDLESS_WORD, lines: [ENDLESS_WORD] },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { title: 'कार्य और सूचनाएँ', owner: 'गिरणा रंग' } };
