import type { Block, Due, DutyKind, Frequency, Piece } from '../../model/order.ts';
import { duty, item, limit, optionalDuty, table, trap } from '../../model/write.ts';

/** What a duty asks for and when, in whatever language. */
export interface IndicDuty {
  id: string;
  kind: DutyKind;
  when: Frequency | 'once';
  due?: Due;
}

/** The words of a duty: what is marked, and the words in it that say when. */
export type Wording = readonly [text: string, stated: string];

/** All words of an order in one language, in the order of the duties. */
export interface Wordings {
  duties: readonly Wording[];
  traps: readonly (readonly [why: string, text: string])[];
  /** What is asked for when something happens. */
  event: Wording;
  /** Titles of the table of standards. */
  titles: readonly [string, string, string];
  /** What stands above the table. */
  within: string;
  /** Between the ends of a range. */
  to: string;
}

/** The conditions of an order: its duties, what looks like one, and a table of standards, numbered throughout. */
export function toConditions(duties: readonly IndicDuty[], wordings: Wordings, stop: string): Block[] {
  const [power, ...traps] = wordings.traps.map(([why, text]): Piece[] => [trap(why, text), stop]);
  const asked = duties.map(({ id, kind, when, due }, at): Piece[] => {
    const wording = wordings.duties[at];
    if (!wording) throw new Error(`The duty ${id} has no words.`);
    return [duty(id, kind, when, ...wording, due ?? null), stop];
  });
  const event = [optionalDuty('13', 'reporting', 'once', ...wordings.event), stop];
  const rows = [
    ['1', 'pH', limit('effluent', 'pH', `6.5 ${wordings.to} 8.5`, '')],
    ['2', 'BOD', limit('effluent', 'BOD', '30', 'mg/l')],
    ['3', 'COD', limit('effluent', 'COD', '250', 'mg/l')],
    ['4', 'TSS', limit('effluent', 'TSS', '100', 'mg/l')],
  ];
  const conditions = [...(power ? [power] : []), ...asked, ...traps, event, [wordings.within]];
  return [
    ...conditions.map((text, at) => item(`${at + 1}.`, ...text)),
    table([...wordings.titles], [1, 4, 4], rows),
  ];
}
