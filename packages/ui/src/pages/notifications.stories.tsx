import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card, CardFoot, CardHead } from '../card/card.tsx';
import { EmptyState, LoadError } from '../empty-state/empty-state.tsx';
import { NotificationList } from '../notification-list/notification-list.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { expectFits } from '../storybook/expectations.ts';
import { NOTICES, PortalFrame } from './portal-frame.tsx';

type State = 'filled' | 'read' | 'loading' | 'failed' | 'empty';

function List({ isRead }: { isRead: boolean }) {
  const groups = NOTICES.map((group) => ({
    ...group,
    items: group.items.map((item) => ({ ...item, isUnread: item.isUnread && !isRead })),
  }));
  return (
    <>
      <NotificationList groups={groups} />
      <CardFoot>
        <Pagination
          label="Pages of notifications"
          page={1}
          pageCount={3}
          toHref={(page) => `#page-${page}`}
          summary="1 to 10 of 24"
        />
      </CardFoot>
    </>
  );
}

function Notifications({ state }: { state: State }) {
  const [isRead, setIsRead] = useState(state === 'read');
  const hasUnread = state === 'filled' && !isRead;
  return (
    <PortalFrame
      title="Notifications"
      tagline="What happened to your tasks, orders and requests"
      current="notifications"
    >
      <Card aria-labelledby="all">
        <CardHead title="All notifications" id="all">
          {hasUnread && (
            <Button size="sm" variant="ghost" onClick={() => setIsRead(true)}>
              Mark all read
            </Button>
          )}
        </CardHead>
        {state === 'loading' && <SkeletonRows label="Loading notifications" />}
        {state === 'failed' && (
          <LoadError title="Notifications could not be loaded" onRetry={() => undefined} />
        )}
        {state === 'empty' && <EmptyState title="No data available" />}
        {(state === 'filled' || state === 'read') && <List isRead={isRead} />}
      </Card>
    </PortalFrame>
  );
}

const meta = {
  title: 'Pages/Notifications',
  component: Notifications,
  args: { state: 'filled' },
  globals: { viewport: { value: 'w1440' } },
  parameters: { isPage: true, layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof Notifications>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: 'Mark all read' }));
    await expect(main.queryByText(/^Unread/)).toBeNull();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const AllRead: Story = { args: { state: 'read' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Failed: Story = { args: { state: 'failed' } };
