import { Button, EmptyState, LinkButton } from '@anupalan/ui';
import { useAccess, useScreenPath } from '../../shared/session/use-session.ts';
import { type Filters, NO_FILTERS } from './filters.ts';
import type { ListView } from './list-query.ts';

/** Props of {@link NoOccurrences}. */
export type NoOccurrencesProps = {
  filters: Filters;
  view: ListView;
  onChange: (changes: Readonly<Record<string, string>>) => void;
};

/** An empty list: nothing yet, nothing left to do, or nothing that matches. */
export function NoOccurrences({ filters, view, onChange }: NoOccurrencesProps) {
  const canUpload = useAccess('Consent Analyzer', 'manage');
  const toPath = useScreenPath();
  if (filters.isFiltered) {
    return (
      <EmptyState
        level={2}
        title="No due dates match these filters"
        text="Clear the filters to see more."
        action={
          <Button onClick={() => onChange({ ...NO_FILTERS, status: filters.status ?? '' })}>
            Clear filters
          </Button>
        }
      />
    );
  }
  if (view === 'overdue') {
    return (
      <EmptyState
        level={2}
        title="Nothing is overdue"
        text="Open due dates that have passed will appear here."
      />
    );
  }
  if (view === 'completed') {
    return (
      <EmptyState
        level={2}
        title="Nothing is completed yet"
        text="Due dates that you complete will appear here."
      />
    );
  }
  return (
    <EmptyState
      level={2}
      title="No due dates yet"
      text="Due dates come from the conditions of your orders and from tasks that you add by hand."
      action={
        canUpload && (
          <LinkButton variant="primary" href={toPath('consentAnalyzer')}>
            Upload order
          </LinkButton>
        )
      }
    />
  );
}
