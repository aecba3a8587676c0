import type { StatutoryObligation } from '@anupalan/api-client/types';
import type { DateString } from '@anupalan/compliance/schedules/types';
import { toStatutoryState } from '@anupalan/validators/statutory-state';
import { canBecomeTask } from './entry-words.ts';
import { makeWords } from './words.ts';

/** What a person has said about the chosen entries: which sources are read, and when rolling ones are first due. */
export type TaskChoices = {
  readIds: ReadonlySet<string>;
  firstDates: Readonly<Record<string, DateString | null>>;
};

/** What will be made of the chosen entries. */
export type TaskPlan = {
  /** Not verified and read just now: confirmed on the way. */
  toConfirm: readonly StatutoryObligation[];
  /** Becomes a task. */
  toMake: readonly StatutoryObligation[];
  /** Not verified and not read: left out. */
  unread: readonly StatutoryObligation[];
  /** Cannot become a task, with the reason. */
  left: readonly { entry: StatutoryObligation; reason: string }[];
  /** A rolling one without its first due date, or one in the past. */
  undated: readonly StatutoryObligation[];
};

const LEFT_REASONS: Readonly<Record<'task' | 'history' | 'no_date', string>> = {
  task: makeWords.leftReasons.task,
  history: makeWords.leftReasons.history,
  no_date: makeWords.leftReasons.noDate,
};

/** The first due date of a rolling entry: the chosen one; nothing chosen yet means today. */
export function toFirstDate(
  entry: StatutoryObligation,
  choices: TaskChoices,
  today: DateString,
): DateString | null {
  const chosen = choices.firstDates[entry.id];
  return chosen === undefined ? today : chosen;
}

/** What will become of the chosen entries. */
export function planTasks(
  entries: readonly StatutoryObligation[],
  choices: TaskChoices,
  today: DateString,
): TaskPlan {
  const stateOf = (entry: StatutoryObligation) => toStatutoryState(entry);
  const possible = entries.filter((entry) => canBecomeTask(stateOf(entry)));
  const toConfirm = possible.filter(
    (entry) => stateOf(entry) === 'unconfirmed' && choices.readIds.has(entry.id),
  );
  const unread = possible.filter(
    (entry) => stateOf(entry) === 'unconfirmed' && !choices.readIds.has(entry.id),
  );
  const toMake = possible.filter((entry) => !unread.includes(entry));
  return {
    toConfirm,
    toMake,
    unread,
    left: entries.flatMap((entry) => {
      const state = stateOf(entry);
      return state === 'ready' || state === 'unconfirmed' ? [] : [{ entry, reason: LEFT_REASONS[state] }];
    }),
    undated: toMake.filter((entry) => {
      if (!entry.isRolling) return false;
      const date = toFirstDate(entry, choices, today);
      return date === null || date < today;
    }),
  };
}
