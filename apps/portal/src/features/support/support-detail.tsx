import { isApiError } from '@anupalan/api-client/api-error';
import {
  useGetSupportRequestQuery,
  useUpdateSupportStatusMutation,
} from '@anupalan/api-client/endpoints/support';
import {
  REQUESTER_SUPPORT_STATUSES,
  SUPPORT_STATUS_TRANSITIONS,
  type SupportStatus,
} from '@anupalan/enums/support';
import { Button, LoadError, SkeletonRows } from '@anupalan/ui';
import { Drawer, toast } from '@anupalan/ui/interactive';
import { useAccess } from '../../shared/session/use-session.ts';
import { SupportContent } from './support-content.tsx';
import { requestWords } from './words.ts';

const VERBS: Readonly<Record<SupportStatus, string>> = {
  OPEN: requestWords.actions.reopen,
  IN_PROGRESS: requestWords.actions.takeUp,
  RESOLVED: requestWords.actions.resolve,
};

/** One request with its answers and history; its organisation may resolve or reopen it (D29). */
export function SupportDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isLoading, error, isFetching, refetch } = useGetSupportRequestQuery(id);
  const [updateStatus, { isLoading: isChanging }] = useUpdateSupportStatusMutation();
  const canChange = useAccess('Support Management', 'manage');
  const onChange = async (status: SupportStatus) => {
    try {
      const { message } = await updateStatus({ id, status }).unwrap();
      toast.success(message);
    } catch (failure) {
      // The one handler has raised the toast; the staff may have taken a step meanwhile, and the newest is shown.
      if (!isApiError(failure)) throw failure;
      if (failure.status === 409 || failure.status === 422) void refetch();
    }
  };
  const next = data === undefined ? [] : SUPPORT_STATUS_TRANSITIONS[data.status];
  const choices = canChange ? next.filter((status) => REQUESTER_SUPPORT_STATUSES.includes(status)) : [];
  const isGone = isApiError(error) && error.status === 404;
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={data?.subject ?? requestWords.title}
      footer={choices.map((status) => (
        <Button
          key={status}
          isLoading={isChanging}
          loadingLabel={requestWords.saving}
          onClick={() => void onChange(status)}
        >
          {VERBS[status]}
        </Button>
      ))}
    >
      {isLoading && <SkeletonRows rows={3} label={requestWords.loading} />}
      {isGone && <LoadError title={requestWords.gone} />}
      {error !== undefined && !isGone && data === undefined && (
        <LoadError title={requestWords.loadError} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data !== undefined && <SupportContent request={data} canWrite={canChange} />}
    </Drawer>
  );
}
