import { isApiError } from '@anupalan/api-client/api-error';
import {
  useCountUnreadQuery,
  useListNotificationsQuery,
  useMarkNotificationsReadMutation,
} from '@anupalan/api-client/endpoints/notifications';
import { EMPTY_MESSAGES } from '@anupalan/enums/messages';
import {
  Button,
  Card,
  CardHead,
  EmptyState,
  LoadError,
  NotificationList,
  Page,
  Pagination,
  SkeletonRows,
} from '@anupalan/ui';
import { toast } from '@anupalan/ui/interactive';
import { toPageCount } from '@anupalan/validators/pagination-window';
import { PageGuard } from '../../shared/layout/page-guard.tsx';
import { useNotificationGroups } from '../../shared/notifications/use-notification-groups.tsx';
import { useListQuery } from '../../shared/routing/use-list-query.ts';

/** All notices, newest first; unread ones stand out, opening one marks it read. */
export function NotificationsScreen() {
  const { pageNo, pageSize, toPageHref } = useListQuery();
  const { data, isLoading, isError, isFetching, refetch } = useListNotificationsQuery({ pageNo, pageSize });
  const { data: unread = 0 } = useCountUnreadQuery();
  const [markRead, { isLoading: isMarking }] = useMarkNotificationsReadMutation();
  const groups = useNotificationGroups(data?.rows ?? []);
  const pageCount = toPageCount(data?.total ?? 0, pageSize);
  const onMarkAll = async () => {
    try {
      const { message } = await markRead({ all: true }).unwrap();
      toast.success(message);
    } catch (error) {
      // The one handler has raised the toast.
      if (!isApiError(error)) throw error;
    }
  };
  return (
    <Page>
      <Card aria-labelledby="notifications-head" aria-busy={isFetching}>
        <CardHead
          id="notifications-head"
          title={unread === 0 ? 'All read' : `${unread} unread`}
          note={data === undefined ? undefined : `${data.total} in all`}
        >
          {unread > 0 && (
            <Button size="sm" isLoading={isMarking} loadingLabel="Marking" onClick={() => void onMarkAll()}>
              Mark all read
            </Button>
          )}
        </CardHead>
        {isLoading && <SkeletonRows label="Loading notifications" />}
        {isError && data === undefined && (
          <LoadError
            title="Notifications could not be loaded"
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )}
        {data !== undefined && data.total === 0 && <EmptyState title={EMPTY_MESSAGES.notifications} />}
        {data !== undefined && data.rows.length > 0 && <NotificationList groups={groups} />}
        <PageGuard total={data?.total} pageNo={pageNo} pageCount={pageCount} toPageHref={toPageHref} />
        <Pagination label="Pages of notifications" page={pageNo} pageCount={pageCount} toHref={toPageHref} />
      </Card>
    </Page>
  );
}
