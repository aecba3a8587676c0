import { Button, EmptyState, LinkButton } from '@anupalan/ui';
import { useAccess, useScreenPath } from '../../shared/session/use-session.ts';
import { type Filters, NO_FILTERS } from './filters.ts';
import type { ListView } from './list-query.ts';
import { menuWords } from './menus.words.ts';

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
        title={menuWords.empty.filteredTitle}
        text={menuWords.empty.filteredText}
        action={
          <Button onClick={() => onChange({ ...NO_FILTERS, status: filters.status ?? '' })}>
            {menuWords.empty.clearFilters}
          </Button>
        }
      />
    );
  }
  if (view === 'overdue') {
    return <EmptyState level={2} title={menuWords.empty.overdueTitle} text={menuWords.empty.overdueText} />;
  }
  if (view === 'completed') {
    return (
      <EmptyState level={2} title={menuWords.empty.completedTitle} text={menuWords.empty.completedText} />
    );
  }
  return (
    <EmptyState
      level={2}
      title={menuWords.empty.title}
      text={menuWords.empty.text}
      action={
        canUpload && (
          <LinkButton variant="primary" href={toPath('consentAnalyzer')}>
            {menuWords.empty.uploadOrder}
          </LinkButton>
        )
      }
    />
  );
}
