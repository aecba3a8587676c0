import { Button, EmptyState, LinkButton } from '@anupalan/ui';
import { hasPeopleFilters, NO_PEOPLE_FILTERS, type PeopleFilters } from './filters.ts';

/** Props of {@link NoPeople}. `inviteHref` null: the session may not invite. */
export type NoPeopleProps = {
  filters: PeopleFilters;
  inviteHref: string | null;
  onChange: (changes: Readonly<Record<string, string>>) => void;
};

/** An empty list: nobody that matches, or nobody yet. */
export function NoPeople({ filters, inviteHref, onChange }: NoPeopleProps) {
  if (hasPeopleFilters(filters)) {
    return (
      <EmptyState
        level={2}
        title="No people match these filters"
        text="Take a filter away to see more."
        action={<Button onClick={() => onChange(NO_PEOPLE_FILTERS)}>Clear filters</Button>}
      />
    );
  }
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
