import { EmptyState, LinkButton } from '@anupalan/ui';
import { listWords } from './words.ts';

/** Not assigned. `inviteHref` null: the session may not invite. */
export function NoUsers({ inviteHref }: { inviteHref: string | null }) {
  return (
    <EmptyState
      level={2}
      title={listWords.emptyTitle}
      text={listWords.emptyText}
      action={
        inviteHref !== null && (
          <LinkButton variant="primary" href={inviteHref}>
            {listWords.emptyAction}
          </LinkButton>
        )
      }
    />
  );
}
