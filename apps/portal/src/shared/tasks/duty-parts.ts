import type { DutyCounts } from '@anupalan/enums/duty-states';
import type { ProportionPart } from '@anupalan/ui';

/** Duties by state as parts of their total, the worst first (D44). */
export function toDutyParts(duties: DutyCounts): ProportionPart[] {
  return [
    { label: 'late', value: duties.late, tone: 'danger', pattern: 'hatched' },
    { label: 'unanswered', value: duties.unanswered, tone: 'info', pattern: 'outlined' },
    { label: 'at risk', value: duties.at_risk, tone: 'warn' },
    { label: 'kept, with evidence', value: duties.proven, tone: 'ok' },
    { label: 'kept, no evidence', value: duties.kept - duties.proven, tone: 'ok', pattern: 'striped' },
    { label: 'not due yet', value: duties.not_due_yet, tone: 'planned' },
  ];
}
