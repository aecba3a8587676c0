import type { ClauseChipState } from '@anupalan/ui';
import type { Condition } from './condition.ts';
import { needsDate, toPlace } from './condition.ts';
import { viewerWords } from './words.ts';

/** The look of a condition's chip while it is not the open one: the same in margin and list. */
export function toChipState(condition: Condition): ClauseChipState {
  if (condition.state === 'accepted') return 'accepted';
  return condition.state === 'suggested' && needsDate(condition) && !condition.event ? 'question' : 'plain';
}

const STATE_WORDS = {
  suggested: viewerWords.conditions.toCheck,
  accepted: viewerWords.conditions.accepted,
  rejected: viewerWords.conditions.rejected,
} as const;

/** "Condition 17, page 6, to check": what a chip says aloud. */
export function toChipLabel(condition: Condition): string {
  const place = toPlace(condition).replace(/^P/, 'p').replace(/^C/, 'c');
  return [viewerWords.conditions.number(condition.number), place, STATE_WORDS[condition.state]]
    .filter(Boolean)
    .join(', ');
}
