import { Cell, GroupRow, HeadCell, Link, LoadError, Row, Table, TwoLines } from '@anupalan/ui';
import type { ReactNode } from 'react';
import { EntryRow } from './due-table-row.tsx';
import type { Filters, SortColumn } from './filters.ts';
import type { RowContext } from './row-context.ts';
import { toCutWords } from './section-words.ts';
import { toEntries } from './series.ts';
import styles from './tasks-and-alerts.module.css';
import type { LoadedSection } from './use-sections.ts';

/** Props of {@link DueTable} and of its form for phones. */
export type DueListProps = {
  sections: readonly LoadedSection[];
  context: RowContext;
  sort: Filters['sort'];
  onSort: (column: SortColumn) => void;
  /** Address of all completed dates. */
  completedHref: string;
};

function NoteRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <Row>
      <Cell colSpan={columns}>{children}</Cell>
    </Row>
  );
}

function SectionBody({
  section,
  columns,
  props,
}: {
  section: LoadedSection;
  columns: number;
  props: DueListProps;
}) {
  const cut = toCutWords(section);
  return (
    <tbody>
      <GroupRow label={section.label} count={section.total} colSpan={columns} />
      {section.isError && (
        <NoteRow columns={columns}>
          <LoadError title={`${section.label}: due dates could not be loaded`} onRetry={section.retry} />
        </NoteRow>
      )}
      {!section.isError &&
        toEntries(section.rows).map((entry) => (
          <EntryRow key={entry.id} entry={entry} context={props.context} />
        ))}
      {cut !== null && (
        <NoteRow columns={columns}>
          <TwoLines main={cut} />
        </NoteRow>
      )}
      {section.id === 'completed' && !section.isPaged && section.total > section.rows.length && (
        <NoteRow columns={columns}>
          <Link href={props.completedHref} className={styles.more}>
            All {section.total} completed
          </Link>
        </NoteRow>
      )}
    </tbody>
  );
}

/** The groups as a table. */
export function DueTable(props: DueListProps) {
  const { sections, context, sort, onSort } = props;
  const canChange = context.selection !== null;
  const columns = canChange ? 6 : 4;
  const toDirection = (column: SortColumn) => {
    if (sort?.column !== column) return 'none';
    return sort.isDescending ? 'descending' : 'ascending';
  };
  return (
    <Table caption="Due dates" density="comfortable" isFixed>
      <thead>
        <tr>
          {canChange && (
            <HeadCell className={styles.select}>
              <span className="sr">Selected</span>
            </HeadCell>
          )}
          <HeadCell className={styles.due} sort={toDirection('dueDate')} onSort={() => onSort('dueDate')}>
            Due
          </HeadCell>
          <HeadCell sort={toDirection('name')} onSort={() => onSort('name')}>
            Task
          </HeadCell>
          <HeadCell className={styles.assignee}>Assignee</HeadCell>
          <HeadCell className={styles.status}>Status</HeadCell>
          {canChange && (
            <HeadCell className={styles.action}>
              <span className="sr">Actions</span>
            </HeadCell>
          )}
        </tr>
      </thead>
      {sections
        .filter((section) => section.total > 0 || section.isError)
        .map((section) => (
          <SectionBody key={section.id} section={section} columns={columns} props={props} />
        ))}
    </Table>
  );
}
