import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD, HINDI_TEXT } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { Inline, Stack } from './layout.tsx';

const usage: Usage = {
  when: 'Children in a column (Stack) or side by side (Inline), with a step of the space scale between them.',
  do: [
    'Use a step of the scale: 2 inside a group, 4 between groups, 6 between parts.',
    'Let Inline wrap, so that it works on narrow screens.',
  ],
  dont: ["Don't add margins to children."],
  without: ['Hover', 'Focus', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/Stack',
  component: Stack,
  args: { children: 'One under the other' },
  parameters: { usage },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  tags: ['snapshot'],
  render: () => (
    <Stack gap={6}>
      {([1, 2, 3, 4, 6] as const).map((gap) => (
        <Inline key={gap} gap={gap}>
          <Button>Gap {gap}</Button>
          <Button>Gap {gap}</Button>
        </Inline>
      ))}
      <Inline justify="between">
        <span>Left</span>
        <span>Right</span>
      </Inline>
    </Stack>
  ),
};
export const Empty: Story = { args: { children: null } };
export const LongText: Story = {
  render: () => (
    <Inline>
      <Button>{ENDLESS_WORD}</Button>
      <Button>Beside it</Button>
    </Inline>
  ),
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { children: HINDI_TEXT } };
