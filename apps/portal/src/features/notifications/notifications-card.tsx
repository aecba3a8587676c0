import { isApiError } from '@anupalan/api-client/api-error';
import {
  useListNotificationsQuery,
  useMarkNotificationsReadMutation,
} from '@anupalan/api-client/endpoints/notifications';
import { EMPTY_MESSAGES } from '@anupalan/enums/messages';
import {
  Button,
  Card,
  CardHead,
  EmptyState,
  LinkButton,
  LoadError,
  NotificationList,
  SkeletonRows,
} from '@anupalan/ui';
import { toast } from '@anupalan/ui/interactive';
import { useNotificationGroups } from '../../shared/notifications/use-notification-groups.tsx';
import { useUnreadCount } from '../../shared/notifications/use-unread-count.ts';
import { useListQuery } from '../../shared/routing/use-list-query.ts';
import { PageFoot } from '../../shared/tasks/page-foot.tsx';
import { hasFilters, parseFilters } from './filters.ts';
import { NotificationToolbar } from './notification-toolbar.tsx';

/** The button that marks everything read; absent where nothing is unread. */
function MarkAll({ unread }: { unread: number }) {
  const [markRead, { isLoading }] = useMarkNotificationsReadMutation();
  const onMarkAll = async () => {
    try {
      const { message } = await markRead({ all: true }).unwrap();
      toast.success(message);
    } catch (error) {
      // The one handler has raised the toast.
      if (!isApiError(error)) throw error;
    }
  };
  if (unread === 0) return null;
  return (
    <Button
      size="sm"
      variant="ghost"
      isLoading={isLoading}
      loadingLabel="Marking"
      onClick={() => void onMarkAll()}
    >
      Mark all read
    </Button>
  );
}

/** All notices, newest first; unread ones stand out, opening one marks it read. */
export function NotificationsCard() {
  const { pageNo, pageSize, get, set, toPageHref } = useListQuery();
  const filters = parseFilters(get);
  const { show, type } = filters;
  const { data, isLoading, isError, isFetching, refetch } = useListNotificationsQuery({
    pageNo,
    pageSize,
    ...(show === 'unread' ? { status: show } : {}),
    ...(type === null ? {} : { type }),
  });
  const unread = useUnreadCount();
  const groups = useNotificationGroups(data?.rows ?? []);
  return (
    <Card aria-labelledby="notifications-head" aria-busy={isFetching}>
      <CardHead
        id="notifications-head"
        title="All notifications"
        note={unread === 0 ? 'All read' : `${unread} unread`}
      >
        <MarkAll unread={unread} />
      </CardHead>
      <NotificationToolbar filters={filters} onChange={set} />
      {isLoading && <SkeletonRows label="Loading notifications" />}
      {isError && data === undefined && (
        <LoadError
          title="Notifications could not be loaded"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data?.total === 0 &&
        (hasFilters(filters) ? (
          <EmptyState title="No notification matches" action={<LinkButton href="?">Show all</LinkButton>} />
        ) : (
          <EmptyState
            title={EMPTY_MESSAGES.notifications}
            text="What happens to your tasks, orders and requests will stand here."
          />
        ))}
      {data !== undefined && data.rows.length > 0 && <NotificationList groups={groups} />}
      {data !== undefined && data.total > 0 && (
        <PageFoot
          page={pageNo}
          pageSize={pageSize}
          total={data.total}
          toPageHref={toPageHref}
          noun="notifications"
        />
      )}
    </Card>
  );
}
