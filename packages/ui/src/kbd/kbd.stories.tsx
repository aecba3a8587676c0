import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Inline } from '../layout/layout.tsx';
import type { Usage } from '../storybook/usage.ts';
import { Kbd } from './kbd.tsx';

const usage: Usage = {
  when: 'A key of the keyboard, in a list of shortcuts or beside the words of a button.',
  do: ['Set aria-keyshortcuts on the button itself.', 'Name keys as they are printed.'],
  dont: ["Don't teach shortcuts that a screen reader already uses."],
  without: ['Hover', 'Focus', 'Disabled', 'Invalid', 'Loading', 'Empty'],
};

const meta = {
  title: 'Static kit/Kbd',
  component: Kbd,
  args: { children: 'A' },
  parameters: { usage },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  tags: ['snapshot'],
  render: () => (
    <Inline gap={3}>
      <Kbd>A</Kbd>
      <Kbd>Ctrl</Kbd>
      <Button variant="primary">
        Accept <Kbd isQuiet>A</Kbd>
      </Button>
    </Inline>
  ),
};
export const LongText: Story = { args: { children: 'Feststelltaste' } };
export const Hindi: Story = { args: { children: 'अ' } };
