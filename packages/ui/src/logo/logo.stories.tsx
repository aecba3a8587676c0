import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/layout.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { LONG_WORD } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { Logo } from './logo.tsx';

const usage: Usage = {
  when: "The mark (a register with a tick) and the product's name: in the sidebar, the site's header and the footer.",
  do: [
    'Keep half the width of the mark free on every side.',
    'Use the mark alone if the name is already on the page.',
  ],
  dont: ["Don't recolour, tilt or outline it.", "Don't put it on a picture."],
  without: ['Hover', 'Focus', 'Disabled', 'Invalid', 'Loading'],
};

const meta = {
  title: 'Static kit/Logo',
  component: Logo,
  args: { name: 'Anupalan' },
  parameters: { usage },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  tags: ['snapshot'],
  render: () => (
    <Inline gap={6}>
      <Logo name="Anupalan" />
      <Logo name="Anupalan" isLarge size={36} />
      <Logo size={48} />
    </Inline>
  ),
};
/** Without a name the logo is decoration. */
export const Empty: Story = { args: { name: undefined } };
export const LongText: Story = {
  args: { name: LONG_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { args: { name: 'अनुपालन' } };
