import { isDeepStrictEqual } from 'node:util';
import { type DutyEvent, toDutyEvent } from '@anupalan/compliance/events/to-event';
import { toCountedFrom } from '@anupalan/compliance/reading/duties/counted-from';
import { type ToldDuty, toWhy } from '@anupalan/compliance/reading/duties/why';
import {
  toCountedWhy,
  toDoubtedConfidence,
  toDoubtedWhy,
} from '@anupalan/compliance/reading/recognised/doubts';
import type { Recurrence, Schedule } from '@anupalan/compliance/schedules/types';
import { findStatutoryRow } from '@anupalan/compliance/statutory/catalogue';
import type { CountedFrom } from '@anupalan/enums/doubts';
import type { Citation } from '@anupalan/validators/entities/citation';
import type { FigureDoubt } from '@anupalan/validators/entities/doubt';
import type { Fact } from '@anupalan/validators/entities/fact';
import type { Obligation } from '@anupalan/validators/entities/obligation';
import { listOpen, type StoredDoubt, tellDoubts } from '../consent-documents/doubts.ts';
import { toLastDone } from './last-done.ts';
import { listSameRows } from './link-statutory.ts';
import type { ObligationRow } from './repository.ts';

/** The contract's Obligation. @param today the day of now where the organisation is */
export function toObligation(row: ObligationRow, today: string): Obligation {
  const open = listOpen(row.doubts);
  const cited = tellDoubts({ citation: row.citation as Citation, confidence: row.confidence }, open);
  const counted = tellCounted(row, open);
  const ofDate = counted.doubts.filter(({ id }) => !cited.doubts.some((doubt) => doubt.id === id));
  return {
    id: row.id,
    consentDocumentId: row.consentDocumentId,
    title: row.title,
    text: row.text,
    conditionNo: row.conditionNo,
    category: row.category as Obligation['category'],
    frequency: row.frequency as Obligation['frequency'],
    recurring: row.recurring,
    statedFrequency: row.statedFrequency,
    dueDate: row.dueDate,
    done: row.done,
    schedule: row.schedule as Obligation['schedule'],
    citation: row.citation as Obligation['citation'],
    confidence: row.source === 'read' ? toDoubtedConfidence(cited.confidence, ofDate) : row.confidence,
    state: row.state as Obligation['state'],
    taskId: row.taskId,
    event: findEvent(row),
    why: toCountedWhy(toDoubtedWhy(tellWhy(row, today), cited.doubts), counted.from, ofDate),
    doubts: [...cited.doubts, ...ofDate],
    source: row.source as Obligation['source'],
    statutory: tellStatutory(row),
    retimed: tellRetimed(row),
    lastDone: toLastDone(row, today),
    learnedFrom:
      row.learnedFrom && row.learnedAt
        ? {
            id: row.learnedFrom,
            wording: row.learnedWording ?? '',
            taughtBy: row.learnedBy ?? '',
            taughtOn: row.learnedAt.toISOString(),
          }
        : null,
  };
}

/** Who corrected when it is due, and what was read; null where it is due as it was read. */
function tellRetimed({ retimed, readAs, schedule, dueDate }: ObligationRow): Obligation['retimed'] {
  const read = readAs as Pick<NonNullable<Obligation['retimed']>, 'schedule' | 'dueDate'> | null;
  if (retimed === null || read === null) return null;
  // A series is due by its schedule; what has none has its day alone.
  const isSame = schedule === null ? read.dueDate === dueDate : true;
  if (isSame && isDeepStrictEqual(read.schedule, schedule)) return null;
  const at = new Date(retimed.at).toISOString();
  return { by: retimed.by, at, schedule: read.schedule, dueDate: read.dueDate };
}

/** The duties of the law that it is the same as: a person said so, or its words do. */
function tellStatutory(row: ObligationRow): NonNullable<Obligation['statutory']> {
  const rows = listSameRows(row).flatMap((id) => {
    const found = findStatutoryRow(id);
    return found === null ? [] : [{ id, name: found.title }];
  });
  return { isByPerson: row.statutoryIds !== null, rows };
}

/** How it was read, in a sentence: it follows a correction of its order, an answer, and what a person has set. */
function tellWhy(row: ObligationRow, today: string): string {
  const { issuedOn, validUpto } = row;
  return toWhy(toToldDuty(row), { issuedOn, validUpto }, today);
}

function toToldDuty(row: ObligationRow): ToldDuty {
  const { statedFrequency, dueDate, recurring } = row;
  return {
    quote: (row.citation as Citation).quote,
    statedFrequency,
    dueDate,
    recurring,
    frequency: row.frequency as Schedule['frequency'],
    schedule: row.schedule as Schedule | null,
    recurrence: row.recurrence as Recurrence | null,
    basis: row.basis as ToldDuty['basis'],
    // What was learned was set by a person in another order.
    isEdited: row.editedAt !== null || row.learnedFrom !== null,
  };
}

/** The date of the order that its due date is counted from, with the figures of it that nobody has compared. */
function tellCounted(
  row: ObligationRow,
  open: readonly StoredDoubt[],
): { from: CountedFrom | null; doubts: FigureDoubt[] } {
  const none = { from: null, doubts: [] };
  if (open.length === 0) return none;
  const { issuedOn, validUpto } = row;
  const from = toCountedFrom(toToldDuty(row), { issuedOn, validUpto });
  if (from === null) return none;
  const fact = (from === 'issuedOn' ? row.issuedOnAsRead : row.validUptoAsRead) as Fact<string> | null;
  const doubts = fact === null ? [] : tellDoubts(fact, open).doubts;
  return { from, doubts: doubts.map((doubt) => ({ ...doubt, countedFrom: from })) };
}

/** What an obligation waits for, or null. */
export function findEvent(
  row: Pick<ObligationRow, 'recurring' | 'dueDate' | 'schedule' | 'statedFrequency' | 'citation'>,
): DutyEvent | null {
  return toDutyEvent({
    recurring: row.recurring,
    dueDate: row.dueDate,
    schedule: row.schedule as Schedule | null,
    statedFrequency: row.statedFrequency,
    quote: (row.citation as Citation).quote,
  });
}
