import type { TaskDay } from '@anupalan/api-client/types';
import { Card, CardHead, DataList, DataRow } from '@anupalan/ui';
import { formatLongDate } from '../../../shared/tasks/task-dates.ts';
import { words } from './words.ts';

/** Props of {@link StatutoryDates}. */
export type StatutoryDatesProps = {
  days: readonly TaskDay[];
  /** Where a day opens. */
  toDayHref: (day: string) => string;
};

/** What a law asks for in the year, day by day: the marks of the map in words. Nothing where there is none. */
export function StatutoryDates({ days, toDayHref }: StatutoryDatesProps) {
  const rows = days.flatMap(({ day, statutoryNames }) => statutoryNames.map((name) => ({ day, name })));
  if (rows.length === 0) return null;
  return (
    <Card aria-labelledby="statutory-dates">
      <CardHead
        title={words.year.statutoryTitle}
        id="statutory-dates"
        note={words.year.statutoryCount(rows.length)}
      />
      <DataList>
        {rows.map(({ day, name }) => (
          <DataRow key={`${day} ${name}`} title={name} when={formatLongDate(day)} href={toDayHref(day)} />
        ))}
      </DataList>
    </Card>
  );
}
