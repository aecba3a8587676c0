import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyRound, LogOut, UserRound } from 'lucide-react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../layout/layout.tsx';
import { Menu } from '../../menu/menu.tsx';
import { expectFits, expectTabReaches } from '../../storybook/expectations.ts';
import { ENDLESS_WORD, NAMES } from '../../storybook/samples.ts';
import type { Usage } from '../../storybook/usage.ts';
import { AccountButton } from './account-button.tsx';

const usage: Usage = {
  when: 'The button of the user menu at the end of a ShellHeader. For a person in a row use Person.',
  do: [
    'Show the designation, or the role if there is none.',
    'Put it into a Menu with Profile, Password and Log out.',
  ],
  dont: ["Don't put the organisation here: it is in the sidebar."],
  without: ['Invalid', 'Loading'],
};

const meta = {
  title: 'Interactive kit/AccountButton',
  component: AccountButton,
  args: { name: 'Rohini Deshmukh', note: 'EHS manager', src: null },
  globals: { viewport: { value: 'w1024' } },
  parameters: { usage },
} satisfies Meta<typeof AccountButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The name starts with the visible text; the role is the description. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Rohini Deshmukh, account menu' });
    await expect(button).toHaveAccessibleDescription('EHS manager');
    await expect(within(button).getByText('RD')).toBeVisible();
  },
};
/** Enter opens its menu, Escape closes it. */
export const InMenu: Story = {
  render: (args) => (
    <Inline justify="end">
      <Menu
        label="Account"
        trigger={<AccountButton {...args} />}
        items={[
          { id: 'profile', label: 'Profile', icon: UserRound, href: '#profile' },
          { id: 'password', label: 'Change Password', icon: KeyRound, href: '#password' },
          { id: 'logout', label: 'Log out', icon: LogOut },
        ]}
      />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Log out' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const Variants: Story = {
  render: (args) => (
    <Inline gap={6}>
      <AccountButton {...args} />
      <AccountButton name="Meera Joglekar" />
      <AccountButton name="Imran Qureshi" note="Laboratory" src="/nowhere.png" />
    </Inline>
  ),
};
export const Phone: Story = { globals: { viewport: { value: 'w390' } } };
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  play: ({ canvasElement }) => expectTabReaches(within(canvasElement).getByRole('button')),
};
export const Disabled: Story = { args: { disabled: true } };
export const Empty: Story = { args: { name: 'Guest', note: '' } };
export const LongText: Story = {
  args: { name: NAMES.long, note: ENDLESS_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const RightToLeft: Story = { args: { name: NAMES.rightToLeft, note: 'مديرة' } };
export const Hindi: Story = { args: { name: NAMES.hindi, note: 'पर्यावरण प्रबंधक' } };
