import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline, Stack } from '../layout/layout.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { ENDLESS_WORD, NAMES } from '../storybook/samples.ts';
import type { Usage } from '../storybook/usage.ts';
import { Avatar, Person } from './avatar.tsx';

const usage: Usage = {
  when: 'A person in a row, a menu or on the profile. The name is beside it, so the disc is decoration.',
  do: [
    'Use Person in tables: disc and name belong together.',
    'Use the same name everywhere, so that the colour stays the same.',
  ],
  dont: ["Don't use it for organisations or documents: they have icons."],
  without: ['Hover', 'Focus', 'Disabled', 'Invalid'],
};

const meta = {
  title: 'Static kit/Avatar',
  component: Avatar,
  args: { name: 'Leela Sathe' },
  parameters: { usage },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"%3E%3Cpath fill="tan" d="M0 0h96v96H0z"/%3E%3Ccircle cx="48" cy="38" r="18" fill="sienna"/%3E%3Cpath fill="darkslategray" d="M12 96a36 34 0 0 1 72 0z"/%3E%3C/svg%3E';

export const Default: Story = {};
export const Variants: Story = {
  tags: ['snapshot'],
  render: () => (
    <Inline gap={4}>
      <Avatar name="Leela Sathe" />
      <Avatar name="Imran Qureshi" size="lg" isStrong />
      <Avatar name="Nimbkar Analytical" size="xl" />
      <Avatar name="Leela Sathe" size="xl" src={PICTURE} />
      <Person name="Leela Sathe" />
      <Person name="Imran Qureshi" text="You" />
      <Person name={NAMES.rightToLeft} />
    </Inline>
  ),
};
/** The initials are shown until the picture loads, and if it does not load. */
export const Loading: Story = {
  args: { size: 'xl', src: '/no-such-picture.png' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('LS'));
  },
};
/** If there is no name, the disc has no letters. */
export const Empty: Story = { args: { name: '' } };
export const LongText: Story = {
  globals: { viewport: { value: 'w320' } },
  render: () => (
    <Stack>
      <Person name={NAMES.long} />
      <Person name={NAMES.rightToLeft.repeat(8)} />
      <Person name={ENDLESS_WORD} />
    </Stack>
  ),
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = { render: () => <Person name={NAMES.hindi} /> };
