import type { ConsentDocument, Question } from '@anupalan/validators/entities/consent-document';
import type { LearnedReading } from '@anupalan/validators/entities/learned-reading';
import type { Obligation } from '@anupalan/validators/entities/obligation';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { createOrder, listObligations, upload, waitUntilRead } from '../../../test/orders.ts';
import { createLetter } from '../../jobs/read-order/docx.fixtures.ts';
import { replaceObligations } from '../obligations/replace.ts';
import type { StoredQuestion } from './stored.ts';

const NO_DUTY = 'not_an_obligation';

/** A duty of two readings, and two sentences that an answer makes a duty of. */
const LETTER = createLetter([
  'Consent Order No. NB/88 dated 14/03/2026. Consent is granted to Tapti Dyestuffs and is valid up to 31/03/2031.',
  '1. The unit shall carry out noise monitoring bi-annually.',
  '2. The effluent tank shall be cleaned periodically.',
  '3. The cooling tower shall be cleaned periodically.',
  '4. The unit shall submit the water balance every month.',
]);

let api: Harness;
let owner: Session;
let document: ConsentDocument;
beforeAll(async () => {
  api = await startHarness({ withJobs: true, now: '2026-11-23T06:00:00Z' });
  owner = await api.signIn('owner@works.example');
  const reply = await upload(api, owner, LETTER, 'order.docx');
  document = await waitUntilRead(api, owner, (reply.body.data as ConsentDocument).id);
});
afterAll(() => api.close());

const questionOf = (words: string, of = document): Question => {
  const found = of.questions.find(({ citation }) => citation?.quote.includes(words));
  if (!found) throw new Error(`No question about ${words}`);
  return found;
};
const answer = async (words: string, value: string | null) =>
  api.call('PATCH', `/consent-documents/${document.id}`, {
    as: owner,
    data: { answers: { [questionOf(words).id]: value } },
  });
const answerOf = async (words: string) => {
  const reply = await api.call('GET', `/consent-documents/${document.id}`, { as: owner });
  return questionOf(words, reply.body.data as ConsentDocument).answer;
};
const dutyOf = async (words: string, of = document.id): Promise<Obligation | undefined> =>
  (await listObligations(api, owner, of)).find(({ citation }) => citation.quote.includes(words));
const learned = async (): Promise<LearnedReading[]> => {
  const reply = await api.call('GET', '/learned-readings?isPagination=0', { as: owner });
  return (reply.body.data as { learnedReadings: LearnedReading[] }).learnedReadings;
};

describe('a question about a duty is answered that it is none', () => {
  test('its obligation is rejected, and is again what it was when the answer is withdrawn', async () => {
    const before = await dutyOf('noise');
    expect((await answer('noise', NO_DUTY)).status).toBe(200);
    expect(await answerOf('noise')).toBe(NO_DUTY);
    expect(await dutyOf('noise')).toMatchObject({ id: before?.id, state: 'rejected' });
    await answer('noise', null);
    expect(await answerOf('noise')).toBeNull();
    expect(await dutyOf('noise')).toEqual(before);
  });

  test('instead of another answer, and another answer instead of it', async () => {
    const before = await dutyOf('noise');
    await answer('noise', 'P2Y');
    await answer('noise', NO_DUTY);
    expect((await dutyOf('noise'))?.state).toBe('rejected');
    await answer('noise', 'P6M');
    expect(await dutyOf('noise')).toMatchObject({ state: 'suggested', frequency: 'half_yearly' });
    await answer('noise', null);
    expect(await dutyOf('noise')).toEqual(before);
  });

  test('words without an obligation are listed as none, until another answer makes one', async () => {
    await answer('effluent', NO_DUTY);
    const rejected = await dutyOf('effluent');
    expect(rejected).toMatchObject({ state: 'rejected', schedule: null, title: 'Clean effluent tank' });
    await answer('effluent', 'P3M');
    expect(await dutyOf('effluent')).toMatchObject({
      id: rejected?.id,
      state: 'suggested',
      frequency: 'quarterly',
    });
    await answer('effluent', NO_DUTY);
    await answer('effluent', null);
    expect(await dutyOf('effluent')).toBeUndefined();
  });

  test('not where a task was made of it', async () => {
    await answer('cooling', 'P3M');
    const obligationIds = [(await dutyOf('cooling'))?.id];
    await api.call('POST', '/generate-tasks/add', { as: owner, body: { obligationIds } });
    const reply = await answer('cooling', NO_DUTY);
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toEqual([
      { field: `answers.${questionOf('cooling').id}`, message: expect.stringContaining('already a task') },
    ]);
  });

  test('the question is asked again when its obligation is put back to check, alone or with others', async () => {
    await answer('noise', NO_DUTY);
    await answer('effluent', NO_DUTY);
    const ids = await Promise.all(['noise', 'effluent'].map(async (words) => (await dutyOf(words))?.id));
    await api.call('PATCH', `/obligations/${ids[0]}`, { as: owner, data: { state: 'suggested' } });
    await api.call('PATCH', '/obligations', { as: owner, data: { ids, state: 'suggested' } });
    expect([await answerOf('noise'), await answerOf('effluent')]).toEqual([null, null]);
    expect(await learned()).toEqual([]);
  });
});

describe('a later order with the same words', () => {
  /** Reads the questions of the order in another one; the second time in the same. */
  const readLater = async (id?: string): Promise<string> => {
    const { organisationId } = api.users.owner;
    const target = id ?? (await createOrder(api, api.users.owner, [])).id;
    const { rows } = await api.services.db.pool.query(
      'SELECT questions FROM consent_documents WHERE id = $1',
      [document.id],
    );
    await api.services.db.forOrganisation(organisationId, (tx) =>
      replaceObligations(
        tx,
        { organisationId, consentDocumentId: target },
        [],
        api.services.now(),
        rows[0].questions as StoredQuestion[],
      ),
    );
    return target;
  };

  test('has them as no obligation, says who taught that, and lists nothing when it is withdrawn', async () => {
    await answer('effluent', NO_DUTY);
    const later = await readLater();
    const row = await dutyOf('effluent', later);
    expect(row).toMatchObject({
      state: 'rejected',
      learnedFrom: { wording: expect.stringContaining('effluent'), taughtBy: 'Owner Rao' },
    });
    expect(await listObligations(api, owner, await readLater(later))).toEqual([row]);
    await answer('effluent', null);
    expect(await listObligations(api, owner, await readLater())).toEqual([]);
  });

  test('has them to check when the lesson is forgotten', async () => {
    await answer('effluent', NO_DUTY);
    const later = await readLater();
    for (const { id } of await learned()) await api.call('DELETE', `/learned-readings/${id}`, { as: owner });
    expect(await dutyOf('effluent', later)).toMatchObject({ state: 'suggested', learnedFrom: null });
  });
});
