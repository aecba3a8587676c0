import { EmptyState, LinkButton } from '@anupalan/ui';

/** Not assigned. `inviteHref` null: the session may not invite. */
export function NoUsers({ inviteHref }: { inviteHref: string | null }) {
  return (
    <EmptyState
      level={2}
      title="No people yet"
      text="Invite your colleagues so that every task has an owner."
      action={
        inviteHref !== null && (
          <LinkButton variant="primary" href={inviteHref}>
            Invite
          </LinkButton>
        )
      }
    />
  );
}
