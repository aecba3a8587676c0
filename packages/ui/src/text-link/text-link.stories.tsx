import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { TextButton, TextLink } from './text-link.tsx';

const usage: Usage = {
  when: 'A link in text or in a cell. In a toolbar use LinkButton; for a place on the same page use TextButton.',
  do: [
    'Underline it inside a sentence: colour alone does not set a link apart.',
    'Name its target: "Open page 6", "All orders".',
  ],
  dont: ["Don't write “here” or “more”."],
  without: ['Disabled', 'Invalid', 'Loading', 'Empty'],
};

const meta = {
  title: 'Static kit/TextLink',
  component: TextLink,
  args: { href: '#there', children: 'Open the newer order' },
  parameters: { usage },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Plain, underlined, and a button that looks the same. */
export const Variants: Story = {
  tags: ['snapshot'],
  render: (args) => (
    <Stack gap={3}>
      <TextLink {...args} />
      <p>
        This order was replaced. <TextLink {...args} isUnderlined />
      </p>
      <TextButton>Page 6, condition 3.1</TextButton>
      <TextButton disabled>Page 7 was not read</TextButton>
    </Stack>
  ),
};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
export const LongText: Story = {
  args: { children: ENDLESS_WORD },
  play: async ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { children: 'नया आदेश खोलें' } };
