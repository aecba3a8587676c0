import { isApiError } from '@anupalan/api-client/api-error';
import {
  useGetSupportRequestQuery,
  useUpdateSupportStatusMutation,
} from '@anupalan/api-client/endpoints/support';
import type { SupportRequest } from '@anupalan/api-client/types';
import {
  REQUESTER_SUPPORT_STATUSES,
  SUPPORT_STATUS_LABELS,
  SUPPORT_STATUS_TRANSITIONS,
  SUPPORT_TYPE_LABELS,
  type SupportStatus,
} from '@anupalan/enums/support';
import { Button, Conversation, KeyValueList, LoadError, Section, SkeletonRows, Stack } from '@anupalan/ui';
import { Drawer, toast } from '@anupalan/ui/interactive';
import { Ago } from '../../shared/notifications/ago.tsx';
import { useAccess } from '../../shared/session/use-session.ts';
import { SupportStatusTag } from './support-status-tag.tsx';

const VERBS: Readonly<Record<SupportStatus, string>> = {
  OPEN: 'Open again',
  IN_PROGRESS: 'Take up',
  RESOLVED: 'Mark resolved',
};

function Content({ request }: { request: SupportRequest }) {
  return (
    <Stack gap={5}>
      <KeyValueList
        items={[
          { key: 'Status', value: <SupportStatusTag status={request.status} /> },
          { key: 'Type', value: SUPPORT_TYPE_LABELS[request.type] },
          { key: 'From', value: request.name },
          { key: 'Sent', value: <Ago instant={request.createdAt} /> },
        ]}
      />
      <Conversation
        messages={[
          { id: request.id, text: request.message },
          ...request.messages.map(({ at, by, text }) => ({
            id: `${at}${by}`,
            by,
            at: <Ago instant={at} />,
            text,
          })),
        ]}
      />
      <Section title="History">
        <ol>
          {request.history.map((step) => (
            <li key={`${step.at}${step.to}`} className="muted">
              {SUPPORT_STATUS_LABELS[step.to]}, {step.by}, <Ago instant={step.at} />
            </li>
          ))}
        </ol>
      </Section>
    </Stack>
  );
}

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
      // The one handler has raised the toast; of a conflict the screen shows the newest state instead.
      if (!isApiError(failure)) throw failure;
      if (failure.status === 409) void refetch();
    }
  };
  const next = data === undefined ? [] : SUPPORT_STATUS_TRANSITIONS[data.status];
  const choices = canChange ? next.filter((status) => REQUESTER_SUPPORT_STATUSES.includes(status)) : [];
  const isGone = isApiError(error) && error.status === 404;
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={data?.subject ?? 'Request'}
      footer={choices.map((status) => (
        <Button
          key={status}
          isLoading={isChanging}
          loadingLabel="Saving"
          onClick={() => void onChange(status)}
        >
          {VERBS[status]}
        </Button>
      ))}
    >
      {isLoading && <SkeletonRows rows={3} label="Loading request" />}
      {isGone && <LoadError title="This request was not found" />}
      {error !== undefined && !isGone && data === undefined && (
        <LoadError
          title="The request could not be loaded"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data !== undefined && <Content request={data} />}
    </Drawer>
  );
}
