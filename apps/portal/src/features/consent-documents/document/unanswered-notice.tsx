import { useListCatchUpQuery } from '@anupalan/api-client/endpoints/catch-up';
import { LinkButton, Notice } from '@anupalan/ui';
import { NoticeMore } from '@anupalan/ui/document';
import { toCatchUpPath } from '../../../shared/last-done/catch-up-path.ts';
import { useAccess } from '../../../shared/session/use-session.ts';

/** How many due dates of an order had passed before its acceptance and have no answer; nothing where all have (D42). */
export function UnansweredNotice({ documentId }: { documentId: string }) {
  const canOpen = useAccess('Tasks & Alerts');
  const { data } = useListCatchUpQuery(
    { consentDocumentId: documentId, pageSize: 1 },
    { refetchOnMountOrArgChange: true },
  );
  const total = data?.total ?? 0;
  if (total === 0) return null;
  return (
    <Notice
      tone="warn"
      title={total === 1 ? '1 past due date has no answer' : `${total} past due dates have no answer`}
    >
      <span>They passed before you accepted this order. When was each last done?</span>
      {canOpen && (
        <NoticeMore>
          <LinkButton size="sm" href={toCatchUpPath(documentId)}>
            Answer now
          </LinkButton>
        </NoticeMore>
      )}
    </Notice>
  );
}
