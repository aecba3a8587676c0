import type { DutyCounts } from '@anupalan/enums/duty-states';
import type { ProportionPart } from '@anupalan/ui';
import { taskWords } from './words.ts';

/** Duties by state as parts of their total, the worst first (D44). */
export function toDutyParts(duties: DutyCounts): ProportionPart[] {
  return [
    { label: taskWords.duties.late, value: duties.late, tone: 'danger', pattern: 'hatched' },
    { label: taskWords.duties.unanswered, value: duties.unanswered, tone: 'info', pattern: 'outlined' },
    { label: taskWords.duties.atRisk, value: duties.at_risk, tone: 'warn' },
    { label: taskWords.duties.proven, value: duties.proven, tone: 'ok' },
    { label: taskWords.duties.kept, value: duties.kept - duties.proven, tone: 'ok', pattern: 'striped' },
    { label: taskWords.duties.notDueYet, value: duties.not_due_yet, tone: 'planned' },
  ];
}
