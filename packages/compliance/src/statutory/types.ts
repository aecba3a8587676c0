import type { ConsentKind, IndustryCategory } from '@anupalan/enums/consents';
import type { Frequency } from '@anupalan/enums/frequencies';
import type { Month } from '@anupalan/enums/months';
import type { ObligationCategory } from '@anupalan/enums/obligations';
import type { Equipment, IndianState, Sector, Waste } from '@anupalan/enums/organisation-facts';
import type {
  StatutoryPeriod,
  StatutoryStanding,
  StatutorySubject,
  StatutoryVerification,
} from '@anupalan/enums/statutory';
import type { DateString, Interval } from '../schedules/types.ts';

/**
 * When a duty falls due. `yearly` and `quarterly` are calendar days (`month` of a quarter: one of its months); a
 * `rolling` one counts from the last time it was done; the others have no date that a calendar could tell: it hangs
 * on something that happens (`event`), stands in the order, NOC or licence (`as_ordered`), or was not found
 * (`unknown`). `text` says it in words.
 */
export type StatutoryDue =
  | { kind: 'yearly' | 'quarterly'; month: Month; dayOfMonth: number }
  | { kind: 'rolling'; frequency: Frequency }
  | { kind: 'rolling'; frequency: null; interval: Interval }
  | { kind: 'event' | 'as_ordered' | 'unknown'; text: string };

/** Where a rule holds: in the named states only, everywhere but there, or (null) all over India. */
export type StatutoryStates = { only: readonly IndianState[] } | { except: readonly IndianState[] } | null;

/** Who a duty is for. Every group that is named must be met, by any one of its entries; without groups: everybody. */
export type StatutoryCondition = {
  wastes?: readonly Waste[];
  equipment?: readonly Equipment[];
  sectors?: readonly Sector[];
  categories?: readonly IndustryCategory[];
  /** Kinds of the orders that the organisation holds. */
  consents?: readonly ConsentKind[];
};

/** An extension of one year's date. `periodEnd` is the last day of the period that it was granted for. */
export type StatutoryExtension = { periodEnd: DateString; dueDate: DateString; note: string; source: string };

/** One duty of the catalogue, as data. Ids are stable: organisations refer to them. */
export type StatutoryRow = {
  id: string;
  subject: StatutorySubject;
  title: string;
  category: ObligationCategory;
  act: string;
  rule: string | null;
  form: string | null;
  authority: string | null;
  period: StatutoryPeriod;
  due: StatutoryDue;
  states: StatutoryStates;
  appliesTo: StatutoryCondition;
  /** First and last day of the rule; null: not known, or still in force. */
  validFrom: DateString | null;
  validTo: DateString | null;
  /** The text that took its place is in force, whether or not `validTo` is known. */
  isReplaced: boolean;
  extensions: readonly StatutoryExtension[];
  /** Addresses of the texts that were read. None: nobody has found one. */
  sources: readonly string[];
  verification: StatutoryVerification;
  /** What to know about it, in our own words. */
  note: string;
};

/** What is known of an organisation (D28). Codes that no list knows are left out of account. */
export type OrganisationFacts = {
  state: string | null;
  sector: string | null;
  category: string | null;
  wastes: readonly string[];
  equipment: readonly string[];
  /** Kinds of the orders in force. */
  consents: readonly ConsentKind[];
};

/** One part of the answer to "does it apply to us?". `isUnknown`: the organisation has not said. */
export type ApplicabilityReason = { holds: boolean; isUnknown: boolean; text: string };

/** Whether a duty applies to an organisation, and why or why not. */
export type Applicability = { applies: boolean; reasons: ApplicabilityReason[] };

/** A duty with what it means for an organisation on a day. */
export type ApplicableRow = Applicability & { row: StatutoryRow; standing: StatutoryStanding };
