import { EmptyState, LinkButton } from '@anupalan/ui';

/** Nobody yet. `inviteHref` null: the session may not invite. */
export function NoUsers({ inviteHref }: { inviteHref: string | null }) {
  return (
    <EmptyState
      level={2}
      title="No people yet"
      text="Invite those who do the work, so that tasks have an owner."
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
