import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buildSchedule } from '@anupalan/compliance/schedules/build';
import type { Citation } from '@anupalan/validators/entities/citation';
import type { ConsentDocument } from '@anupalan/validators/entities/consent-document';
import type { Obligation } from '@anupalan/validators/entities/obligation';
import type { Session } from '@anupalan/validators/entities/session';
import { v7 as uuidv7 } from 'uuid';
import { type Harness, type Reply, toMultipart, waitFor } from './harness.ts';

/** Uploads a file as an order. */
export function upload(api: Harness, as: Session, bytes: Uint8Array, fileName: string): Promise<Reply> {
  const { payload, headers = {} } = toMultipart({ bytes: Buffer.from(bytes), fileName });
  return api.call('POST', '/generate-tasks', { as, payload, headers });
}

/** Waits until an order is ready or failed; without a time as long as for anything that may be slow. */
export function waitUntilRead(
  api: Harness,
  as: Session,
  id: string,
  milliseconds?: number,
): Promise<ConsentDocument> {
  return waitFor(async () => {
    const reply = await api.call('GET', `/consent-documents/${id}`, { as });
    const document: ConsentDocument = reply.body.data;
    return document.status === 'ready' || document.status === 'failed' ? document : null;
  }, milliseconds);
}

/** Obligations of an order, in its order. */
export async function listObligations(api: Harness, as: Session, id: string): Promise<Obligation[]> {
  const reply = await api.call('GET', `/consent-documents/${id}/obligations?isPagination=0`, { as });
  return (reply.body.data as { obligations: Obligation[] }).obligations;
}

/** Names of the files that lie in a folder of the data, at any depth. */
export function listStored(api: Harness, folder: 'files' | 'spool'): string[] {
  try {
    return readdirSync(path.join(api.dataDir, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
  } catch {
    return [];
  }
}

/** What an obligation of a made-up order says; all that is left out is plain. */
export type ObligationSeed = {
  title?: string;
  dueDate?: string | null;
  frequency?: 'monthly' | 'yearly' | 'half_yearly' | 'daily';
  startDate?: string;
  recurring?: boolean;
  category?: 'monitoring' | 'reporting' | 'return' | 'renewal' | 'record';
  /** The order's own words, and the sentence that they are of. */
  statedFrequency?: string;
  quote?: string;
  state?: 'suggested' | 'accepted' | 'rejected';
  text?: string;
  citation?: Citation;
};

/** Puts a read order straight into the database, where its reading is not what is tested. */
export async function createOrder(
  api: Harness,
  who: { organisationId: string; userId: string },
  seeds: ObligationSeed[] = [],
  document: { title?: string; facts?: Record<string, unknown>; status?: string } = {},
): Promise<{ id: string; obligationIds: string[] }> {
  const id = uuidv7();
  const { organisationId } = who;
  const obligationIds = seeds.map(() => uuidv7());
  await api.services.db.forOrganisation(organisationId, async (tx) => {
    await tx
      .insertInto('consentDocuments')
      .values({
        id,
        organisationId,
        title: document.title ?? 'Consent of the test',
        fileName: 'order.pdf',
        mimeType: 'application/pdf',
        size: 10,
        sha256: Buffer.from(id.replaceAll('-', '').repeat(2), 'hex'),
        fileKey: `test/${id}`,
        uploadedBy: who.userId,
        status: document.status ?? 'ready',
        progress: 1,
        pageCount: 3,
        facts: JSON.stringify(document.facts ?? {}),
        createdAt: api.services.now(),
      })
      .execute();
    for (const [position, seed] of seeds.entries()) {
      const schedule = toSchedule(seed);
      await tx
        .insertInto('obligations')
        .values({
          id: obligationIds[position] ?? '',
          organisationId,
          consentDocumentId: id,
          position,
          title: seed.title ?? `Condition ${position + 1}`,
          text: seed.text ?? 'The applicant shall do as the condition says.',
          conditionNo: String(position + 1),
          category: seed.category ?? 'monitoring',
          frequency: seed.frequency ?? null,
          recurring: seed.recurring ?? seed.frequency !== undefined,
          statedFrequency: seed.statedFrequency ?? null,
          dueDate: seed.dueDate ?? null,
          schedule: schedule && JSON.stringify(schedule),
          recurrence: null,
          basis: schedule ? 'printed' : null,
          citation: JSON.stringify(
            seed.citation ?? { page: 1, quote: seed.quote ?? `condition ${position + 1}`, rects: [] },
          ),
          confidence: 0.9,
          state: seed.state ?? 'suggested',
        })
        .execute();
    }
  });
  return { id, obligationIds };
}

function toSchedule(seed: ObligationSeed) {
  if (seed.frequency && seed.startDate)
    return buildSchedule({ frequency: seed.frequency, startDate: seed.startDate });
  return seed.dueDate && !seed.frequency ? buildSchedule({ frequency: null, startDate: seed.dueDate }) : null;
}
