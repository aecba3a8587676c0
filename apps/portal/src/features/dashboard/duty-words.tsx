import type { DutyCounts } from '@anupalan/enums/duty-states';
import { ProportionBar, type Stat, toGrouped } from '@anupalan/ui';
import { toDutyParts } from '../../shared/tasks/duty-parts.ts';

function plural(count: number, one: string): string {
  return `${toGrouped(count)} ${one}${count === 1 ? '' : 's'}`;
}

/** A figure in which a round counts once: how many are rounds, and how many days these have (D46). */
export type RoundsOnce = { total: number; rounds: number; days: number; of: 'missed' | 'due' };

/** "10 due dates and 3 rounds (41 missed days)", "3 rounds (41 missed days)"; nothing where there are no rounds. */
export function toRoundsWords({ total, rounds, days, of }: RoundsOnce): string | undefined {
  if (rounds === 0) return undefined;
  const beside = `${plural(rounds, 'round')} (${of === 'missed' ? plural(days, 'missed day') : plural(days, 'day')})`;
  const others = total - rounds;
  return others === 0 ? beside : `${plural(others, 'due date')} and ${beside}`;
}

/** What is counted beside the total: "and 23 without a date", "and 2 without a task". */
function toBeside({ standing, untracked }: DutyCounts): string | undefined {
  const words = [
    ...(standing > 0 ? [`${toGrouped(standing)} without a date`] : []),
    ...(untracked > 0 ? [`${toGrouped(untracked)} without a task`] : []),
  ];
  return words.length === 0 ? undefined : `and ${words.join(', ')}`;
}

/** How many duties are kept, with all states as a bar and in words. */
export function toDutiesStat(duties: DutyCounts): Stat {
  const beside = toBeside(duties);
  return {
    id: 'duties',
    title: 'State of tasks',
    value: toGrouped(duties.kept),
    of: `of ${plural(duties.total, 'task')} kept, ${toGrouped(duties.proven)} of them with evidence`,
    isWide: true,
    note: duties.total === 0 ? 'No tasks yet' : undefined,
    extra: duties.total > 0 && (
      <ProportionBar
        size="lg"
        hasLegend
        parts={toDutyParts(duties)}
        legendEnd={beside === undefined ? undefined : <span>{beside}</span>}
      />
    ),
  };
}
