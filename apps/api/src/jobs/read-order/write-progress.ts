import type { OrderDates } from '@anupalan/compliance/reading/duties/due';
import type { ReadProgress } from '@anupalan/compliance/reading/pages/outcome';
import type { ReadingSoFar } from '@anupalan/compliance/reading/pages/read-so-far';
import type { Services } from '../../http/services.ts';
import { mergeDoubts } from '../../modules/consent-documents/doubts.ts';
import { toDates } from '../../modules/consent-documents/entities.ts';
import * as readings from '../../modules/consent-documents/reading-repository.ts';
import { lockDoubts } from '../../modules/consent-documents/repository.ts';
import { hasObligations } from '../../modules/obligations/reading-rows.ts';
import { addObligationsSoFar } from '../../modules/obligations/replace.ts';

/** Progress is written at most so often: a page takes some 20 ms. */
const WRITE_EVERY_MS = 200;
/** Pages are this share of the work; the finding of conditions is the rest. */
const PAGES_SHARE = 0.9;

/** Which order of whom. */
type OrderOf = { organisationId: string; consentDocumentId: string };

/** Writes how far a reading is, now and then. */
export function createProgressWriter(
  services: Services,
  { organisationId, consentDocumentId: id }: OrderOf,
): (progress: ReadProgress) => void {
  let written = 0;
  let isWriting = false;
  return ({ page, pageCount }) => {
    if (isWriting || Date.now() - written < WRITE_EVERY_MS) return;
    written = Date.now();
    isWriting = true;
    // Progress is a courtesy: a failure to write it must not fail the reading.
    void services.db
      .forOrganisation(organisationId, (tx) =>
        readings.setProgress(tx, id, { page, pageCount, progress: (page / pageCount) * PAGES_SHARE }),
      )
      .catch((error: unknown) => services.log.warn({ err: error }, 'Progress was not written'))
      .finally(() => {
        isWriting = false;
      });
  };
}

/** Writes what is known of an order while pages of it are still being read. */
export type SoFarWriter = {
  /** @returns false where this is not written: the last is still under way, or the order was read before */
  write: (progress: ReadProgress, soFar: ReadingSoFar) => boolean;
  /** When nothing is under way any more. */
  settled: () => Promise<void>;
  /** The dates that were known before the end: due dates may have been worked out from them. */
  datesWritten: () => OrderDates[];
};

/**
 * The review of an order begins with the first pages that are read. An order that was read before is reviewed as it is:
 * nothing of it may change places until the new reading is whole.
 */
export function createSoFarWriter(
  services: Services,
  { organisationId, consentDocumentId }: OrderOf,
): SoFarWriter {
  const target = { organisationId, consentDocumentId };
  const dates: OrderDates[] = [];
  let wasRead: boolean | null = null;
  let writing: Promise<void> | null = null;
  const store = async ({ page, pageCount }: ReadProgress, soFar: ReadingSoFar) =>
    services.db.forOrganisation(organisationId, async (tx) => {
      wasRead ??= await hasObligations(tx, consentDocumentId);
      const state = { page, pageCount, progress: (page / pageCount) * PAGES_SHARE };
      if (wasRead) return readings.setProgress(tx, consentDocumentId, state);
      const { facts, validity, obligations } = soFar;
      const doubts = mergeDoubts(await lockDoubts(tx, consentDocumentId), soFar.doubts ?? []);
      if (!(await readings.setSoFar(tx, consentDocumentId, { ...state, facts, validity, doubts }))) return;
      await addObligationsSoFar(tx, target, obligations, services.now());
      dates.push(toDates(facts));
    });
  return {
    write: (progress, soFar) => {
      if (wasRead || writing) return false;
      writing = store(progress, soFar)
        // What is known so far is a courtesy: a failure to write it must not fail the reading.
        .catch((error: unknown) => services.log.warn({ err: error }, 'The first pages were not written'))
        .finally(() => {
          writing = null;
        });
      return true;
    },
    settled: async () => {
      await writing;
    },
    datesWritten: () => dates,
  };
}
