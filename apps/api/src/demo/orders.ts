import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { getSamplePath, SAMPLES, type Sample } from '@anupalan/orders/samples';
import type { ConsentDocument } from '@anupalan/validators/entities/consent-document';
import { obligationsList } from '@anupalan/validators/requests/obligations';
import type { MemberCaller } from '../access/caller.ts';
import type { Services } from '../http/services.ts';
import { updateDocument } from '../modules/consent-documents/correct.ts';
import { addDocument, getDocument } from '../modules/consent-documents/service.ts';
import { listObligations } from '../modules/obligations/service.ts';
import { addFromObligations } from '../modules/tasks/accept-obligations.ts';

/** The orders of the demo: four with text, and one with scanned pages. */
const DEMO_ORDERS: readonly Sample[] = [
  ...SAMPLES.filter((sample) => sample.form === 'text'),
  ...SAMPLES.filter((sample) => sample.form === 'mixed'),
].slice(0, 5);
const READING_MS = 90_000;
/** How many conditions of each order stay to be looked at: of the last one, which nobody has opened yet, all. */
const LEFT_TO_CHECK = [6, 0, 0, 2, Number.POSITIVE_INFINITY];

/**
 * Uploads the orders and makes tasks of most of what is found in them, given to users in turn. This waits for the
 * worker that reads the orders, but for the one that nobody has opened yet: recognising its scanned pages may go on
 * while somebody looks around.
 */
export async function fillOrders(
  services: Services,
  owner: MemberCaller,
  assignees: readonly string[],
): Promise<void> {
  const documents: ConsentDocument[] = [];
  for (const sample of DEMO_ORDERS) documents.push(await addSample(services, owner, sample));
  for (const [index, { id }] of documents.entries()) {
    const left = LEFT_TO_CHECK[index] ?? 0;
    if (Number.isFinite(left) && (await isReadWithin(services, owner, id, READING_MS)))
      await acceptMost(services, owner, id, assignees, left);
  }
}

async function addSample(services: Services, owner: MemberCaller, sample: Sample): Promise<ConsentDocument> {
  const file = getSamplePath(sample.file);
  const sha256 = createHash('sha256')
    .update(await readFile(file))
    .digest();
  const sent = {
    spooled: await services.files.spool(createReadStream(file)),
    fileName: sample.file,
    mimeType: 'application/pdf',
    sha256,
  };
  const document = await addDocument(services, owner, {
    form: 'file',
    file: sent,
    sha256,
    fileName: sample.file,
  });
  return (await updateDocument(services, owner, document.id, { title: sample.title })).document;
}

async function acceptMost(
  services: Services,
  owner: MemberCaller,
  documentId: string,
  assignees: readonly string[],
  left: number,
): Promise<void> {
  const query = obligationsList.schema.cast({ isPagination: 0 });
  const { obligations } = await listObligations(services, owner, documentId, query);
  const ids = obligations.slice(0, Math.max(0, obligations.length - left)).map(({ id }) => id);
  for (const [turn, assigneeId] of assignees.entries()) {
    const share = ids.filter((_, index) => index % assignees.length === turn);
    if (share.length > 0) await addFromObligations(services, owner, share, assigneeId);
  }
}

async function isReadWithin(
  services: Services,
  owner: MemberCaller,
  id: string,
  milliseconds: number,
): Promise<boolean> {
  for (const until = Date.now() + milliseconds; Date.now() < until; await sleep(100)) {
    const { status, failure } = await getDocument(services, owner, id);
    if (status === 'ready') return true;
    if (status === 'failed') {
      services.log.error({ failure }, 'The order of the demo could not be read');
      return false;
    }
  }
  return false;
}
