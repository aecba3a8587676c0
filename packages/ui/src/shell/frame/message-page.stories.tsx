import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileQuestion, Lock, Unplug } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, LinkButton } from '../../button/button.tsx';
import { expectFits } from '../../storybook/expectations.ts';
import { ENDLESS_WORD, LONG_TEXT } from '../../storybook/samples.ts';
import type { Usage } from '../../storybook/usage.ts';
import { MessagePage } from './message-page.tsx';

const onLoadAgain = fn();

const usage: Usage = {
  when: 'Replaces a whole screen that could not be loaded, does not exist or is not allowed. For a part of a screen use LoadError or EmptyState.',
  do: ['Say what is not lost.', 'Offer one next step.', 'Say who can give the missing permission.'],
  dont: ["Don't show an error code or a stack trace.", "Don't blame the reader."],
  without: ['Hover', 'Disabled', 'Invalid', 'Loading', 'Empty'],
};

const meta = {
  title: 'Static kit/MessagePage',
  component: MessagePage,
  args: {
    title: 'This screen could not be shown',
    text: 'The connection may be lost, or there is a newer version. Your saved work is safe.',
    action: (
      <Button variant="primary" onClick={onLoadAgain}>
        Reload
      </Button>
    ),
  },
  parameters: { usage, isPage: true },
} satisfies Meta<typeof MessagePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    onLoadAgain.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reload' }));
    await userEvent.keyboard('{Enter}');
    await expect(onLoadAgain).toHaveBeenCalledTimes(2);
  },
};
/** A screen that could not be loaded, does not exist, or is not allowed. */
export const Variants: Story = {
  render: (args) => (
    <>
      <MessagePage {...args} icon={Unplug} />
      <MessagePage
        icon={FileQuestion}
        title="There is no such page"
        text="The link may be old, or the page was deleted."
        action={
          <LinkButton href="#dashboard" variant="primary">
            To the dashboard
          </LinkButton>
        }
      />
      <MessagePage
        icon={Lock}
        title="You have no access to this page"
        text="Who manages the users of your organisation can grant it."
        action={<LinkButton href="#dashboard">To the dashboard</LinkButton>}
      />
    </>
  ),
};
export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};
export const LongText: Story = {
  args: { title: ENDLESS_WORD, text: LONG_TEXT },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Hindi: Story = {
  args: { title: 'यह पृष्ठ दिखाया नहीं जा सका', text: 'आपका सहेजा हुआ सुरक्षित है।' },
};
