import { TASK_ORIGIN_LABELS } from '@anupalan/enums/task-origin';
import { TASK_STATUS_LABELS } from '@anupalan/enums/task-status';
import { PrintLine } from '@anupalan/ui/shell';
import { FilterChips } from '@anupalan/ui/table';
import { useAssigneeOptions } from '../../shared/tasks/assignee-options.ts';
import { formatLongDate } from '../../shared/tasks/task-dates.ts';
import { useOrders } from '../../shared/tasks/use-orders.ts';
import { useTaskName } from '../../shared/tasks/use-task-options.ts';
import { type Filters, NO_FILTERS } from './filters.ts';
import type { ListView } from './list-query.ts';
import { words } from './words.ts';

/** A filter in words, and what of the address takes it away. */
type Chosen = { label: string; cleared: Readonly<Record<string, string>> };

function toRangeWords(from: string, to: string): string {
  if (from === '') return words.chosen.dueUntil(formatLongDate(to));
  return to === ''
    ? words.chosen.dueFrom(formatLongDate(from))
    : words.chosen.dueBetween(formatLongDate(from), formatLongDate(to));
}

/** The filters in force, in words. */
function useChosen(filters: Filters): Chosen[] {
  const assignees = useAssigneeOptions();
  const orders = useOrders();
  const {
    dueDate,
    startDate = '',
    endDate = '',
    assigneeId,
    consentDocumentId,
    taskId,
    origin,
    keyword,
  } = filters;
  const assignee = assignees.find(({ value }) => value === assigneeId)?.label ?? words.chosen.onePerson;
  const order = orders.find(consentDocumentId ?? null)?.title ?? words.chosen.oneOrder;
  const taskName = useTaskName(taskId ?? '');
  const all: (Chosen | null)[] = [
    keyword === '' ? null : { label: `“${keyword}”`, cleared: { keyword: '' } },
    dueDate === undefined
      ? null
      : { label: words.chosen.dueOn(formatLongDate(dueDate)), cleared: { on: '' } },
    dueDate !== undefined || (startDate === '' && endDate === '')
      ? null
      : { label: toRangeWords(startDate, endDate), cleared: { from: '', to: '' } },
    assigneeId === undefined ? null : { label: words.chosen.person(assignee), cleared: { assignee: '' } },
    consentDocumentId === undefined ? null : { label: words.chosen.order(order), cleared: { order: '' } },
    taskId === undefined
      ? null
      : { label: words.chosen.task(taskName ?? words.chosen.oneTask), cleared: { of: '' } },
    origin === undefined
      ? null
      : { label: words.chosen.origin(TASK_ORIGIN_LABELS[origin]), cleared: { origin: '' } },
  ];
  return all.filter((chosen) => chosen !== null);
}

/** Props of {@link ChosenFilters}. */
export type ChosenFiltersProps = {
  filters: Filters;
  onChange: (changes: Readonly<Record<string, string>>) => void;
};

/** The filters in force; a press takes one away. */
export function ChosenFilters({ filters, onChange }: ChosenFiltersProps) {
  const chosen = useChosen(filters);
  if (!filters.isFiltered) return null;
  return (
    <FilterChips
      chips={chosen.map(({ label, cleared }) => ({ id: label, label, onRemove: () => onChange(cleared) }))}
      onClear={() => onChange({ ...NO_FILTERS, status: filters.status ?? '' })}
    />
  );
}

/** On paper: which due dates are shown, in words. */
export function FilterLine({ filters, view }: { filters: Filters; view: ListView }) {
  const chosen = useChosen(filters);
  const status =
    view === 'all' ? words.printed.all : words.printed.ofStatus(TASK_STATUS_LABELS[view].toLowerCase());
  return <PrintLine>{[status, ...chosen.map(({ label }) => label)].join('. ')}</PrintLine>;
}
