import type { DutyCounts } from '@anupalan/enums/duty-states';
import { ProportionBar, type Stat, toGrouped } from '@anupalan/ui';
import { toDutyParts } from '../../shared/tasks/duty-parts.ts';
import { words } from './words.ts';

/** A figure in which a round counts once: how many are rounds, and how many days these have (D46). */
export type RoundsOnce = { total: number; rounds: number; days: number; of: 'missed' | 'due' };

/** "10 due dates and 3 rounds (41 missed days)", "3 rounds (41 missed days)"; nothing where there are no rounds. */
export function toRoundsWords({ total, rounds, days, of }: RoundsOnce): string | undefined {
  if (rounds === 0) return undefined;
  const beside = words.figures.rounds(rounds, days, of);
  const others = total - rounds;
  return others === 0 ? beside : words.figures.dueDatesAnd(others, beside);
}

/** What is counted beside the total: "and 23 without a date", "and 2 without a task". */
function toBeside({ standing, untracked }: DutyCounts): string | undefined {
  const parts = [
    ...(standing > 0 ? [words.figures.withoutDate(standing)] : []),
    ...(untracked > 0 ? [words.figures.withoutTask(untracked)] : []),
  ];
  return parts.length === 0 ? undefined : words.figures.beside(parts.join(', '));
}

/** How many duties are kept, with their states as a bar and in words; `hasZeros` also names states that none is in. */
export function toDutiesStat(duties: DutyCounts, hasZeros = true): Stat {
  const beside = toBeside(duties);
  return {
    id: 'duties',
    title: words.figures.state,
    value: toGrouped(duties.kept),
    of: words.figures.kept(duties.total, duties.proven),
    isWide: true,
    note: duties.total === 0 ? words.figures.noTasks : undefined,
    extra: duties.total > 0 && (
      <ProportionBar
        size="lg"
        hasLegend
        parts={toDutyParts(duties).filter(({ value }) => hasZeros || value > 0)}
        legendEnd={beside === undefined ? undefined : <span>{beside}</span>}
      />
    ),
  };
}
