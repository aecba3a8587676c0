import type { ConsentDocument, Question } from '@anupalan/validators/entities/consent-document';
import type { Obligation } from '@anupalan/validators/entities/obligation';
import type { Session } from '@anupalan/validators/entities/session';
import type { AddedTasks, Task } from '@anupalan/validators/entities/task';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { createOrder, listObligations, upload, waitUntilRead } from '../../../test/orders.ts';
import { createLetter } from '../../jobs/read-order/docx.fixtures.ts';

const CONDITIONS = [
  'Consent Order No. NB/4471 dated 14/03/2026. Consent is granted to Tapti Dyestuffs and is valid up to 31/03/2031.',
  '1. The unit shall carry out noise monitoring bi-annually.',
  '2. The effluent tanks shall be cleaned periodically.',
  '3. The unit shall install a flow meter by 31/09/2027.',
  '4. The unit shall submit the water balance every month.',
];
let count = 0;

let api: Harness;
let owner: Session;
let document: ConsentDocument;
beforeAll(async () => {
  api = await startHarness({ withJobs: true, now: '2026-11-23T06:00:00Z' });
  owner = await api.signIn('owner@works.example');
});
afterAll(() => api.close());

const get = async (id = document.id): Promise<ConsentDocument> =>
  (await api.call('GET', `/consent-documents/${id}`, { as: owner })).body.data;
const answer = (answers: object, to = document.id) =>
  api.call('PATCH', `/consent-documents/${to}`, { as: owner, data: { answers } });
const questionOf = (words: string, of = document): Question => {
  const found = of.questions.find(({ citation }) => citation?.quote.includes(words));
  if (!found) throw new Error(`No question about ${words}`);
  return found;
};
const dutyOf = async (words: string): Promise<Obligation | undefined> =>
  (await listObligations(api, owner, document.id)).find(({ citation }) => citation.quote.includes(words));
const readAgain = async (): Promise<ConsentDocument> => {
  await api.call('POST', `/consent-documents/${document.id}/read-again`, { as: owner });
  return waitUntilRead(api, owner, document.id);
};

const readAnother = async () => {
  count += 1;
  const reply = await upload(
    api,
    owner,
    createLetter([...CONDITIONS, `Order ${count}.`]),
    `order-${count}.docx`,
  );
  document = await waitUntilRead(api, owner, (reply.body.data as ConsentDocument).id);
};

describe('a question', () => {
  beforeAll(readAnother);

  test('has its answers, in words and with the date that follows, and the obligation it is about', async () => {
    expect(document.questions).toHaveLength(3);
    expect(questionOf('noise')).toMatchObject({
      answerKind: 'choice',
      answer: null,
      obligationId: (await dutyOf('noise'))?.id,
      options: [
        { value: 'P6M', label: 'Twice a year, next on 14 Mar 2027' },
        { value: 'P2Y', label: 'Every 2 years, next on 14 Mar 2028' },
        { value: 'not_an_obligation', label: 'Not an obligation' },
      ],
    });
    expect(questionOf('flow meter').options.map(({ label }) => label)).toEqual([
      '30 Sep 2027',
      '1 Oct 2027',
      'Not an obligation',
    ]);
    expect(questionOf('tanks').obligationId).toBeNull();
  });

  test('keeps its id when the file is read again, and no other order has it', async () => {
    const again = await readAgain();
    expect(again.questions.map(({ id }) => id)).toEqual(document.questions.map(({ id }) => id));
    const reply = await upload(api, owner, createLetter([...CONDITIONS, `Other ${count}.`]), 'other.docx');
    const other = await waitUntilRead(api, owner, (reply.body.data as ConsentDocument).id);
    expect(questionOf('noise', other).id).not.toBe(questionOf('noise').id);
  });
});

describe('an answer', () => {
  beforeEach(readAnother);

  test('changes when the duty is due, can be changed, and gives back what was read when it is withdrawn', async () => {
    const { id } = questionOf('noise');
    const read = await dutyOf('noise');
    expect(read).toMatchObject({
      frequency: 'half_yearly',
      confidence: 0.67,
      // Its first date has passed: which one comes next depends on the day of the test.
      why: expect.stringMatching(
        /^“bi-annually” is half-yearly, counted from the date of the order, 14 Mar 2026, so it is next due 14 (?:Mar|Sep) \d{4}\.$/,
      ),
    });
    const reply = await answer({ [id]: 'P2Y' });
    expect(reply.status).toBe(200);
    expect(questionOf('noise', reply.body.data)).toMatchObject({ id, answer: 'P2Y' });
    expect(await dutyOf('noise')).toMatchObject({
      id: read?.id,
      frequency: null,
      recurring: true,
      confidence: 1,
      schedule: { interval: { every: 2, unit: 'year' }, startDate: '2026-03-14' },
      why: 'A person set this to “Every 2 years on 14 Mar”, where the order says “bi-annually”.',
    });
    await answer({ [id]: 'P6M' });
    expect(await dutyOf('noise')).toMatchObject({ frequency: 'half_yearly', confidence: 1 });
    expect(questionOf('noise', (await answer({ [id]: null })).body.data).answer).toBeNull();
    expect(await dutyOf('noise')).toEqual(read);
  });

  test('stays when the file is read again, with what it changed', async () => {
    const noise = questionOf('noise').id;
    const tanks = questionOf('tanks').id;
    await answer({ [noise]: 'P2Y', [tanks]: 'P3M' });
    const duties = await listObligations(api, owner, document.id);
    const again = await readAgain();
    expect(questionOf('noise', again).answer).toBe('P2Y');
    expect(questionOf('tanks', again).answer).toBe('P3M');
    expect(await dutyOf('noise')).toMatchObject({ frequency: null, recurring: true });
    const after = await listObligations(api, owner, document.id);
    expect(after).toHaveLength(duties.length);
    expect(questionOf('tanks', again).obligationId).toBe((await dutyOf('tanks'))?.id);
  });

  test('makes the duty that the words make only with it, in its place, and takes it away again', async () => {
    const { id } = questionOf('tanks');
    const before = await listObligations(api, owner, document.id);
    expect(await dutyOf('tanks')).toBeUndefined();
    await answer({ [id]: 'P3M' });
    expect(await dutyOf('tanks')).toMatchObject({
      title: 'Clean effluent tanks',
      frequency: 'quarterly',
      state: 'suggested',
      schedule: { frequency: 'quarterly', startDate: '2026-03-14' },
    });
    const places = (await listObligations(api, owner, document.id)).map(({ citation }) => citation.quote);
    expect(places.findIndex((quote) => quote.includes('tanks'))).toBe(1);
    await answer({ [id]: 'P1M' });
    expect((await dutyOf('tanks'))?.frequency).toBe('monthly');
    expect(await listObligations(api, owner, document.id)).toHaveLength(before.length + 1);
    await answer({ [id]: null });
    expect(await listObligations(api, owner, document.id)).toEqual(before);
  });

  test('of which a task was made is changed, not withdrawn; the task follows', async () => {
    const { id } = questionOf('tanks');
    await answer({ [id]: 'P3M' });
    const duty = await dutyOf('tanks');
    const added = await api.call('POST', '/generate-tasks/add', {
      as: owner,
      body: { obligationIds: [duty?.id] },
    });
    const taskId = (added.body.data as AddedTasks).tasks[0]?.id;
    await answer({ [id]: 'P1M' });
    const task: Task = (await api.call('GET', `/tasks/${taskId}`, { as: owner })).body.data;
    expect(task.schedule).toMatchObject({ frequency: 'monthly', dayOfMonth: 14 });
    const refused = await answer({ [id]: null });
    expect(refused.status).toBe(422);
    expect(refused.body.errors?.[0]?.field).toBe(`answers.${id}`);
    expect(questionOf('tanks', await get()).answer).toBe('P1M');
  });

  test('says which day is meant', async () => {
    await answer({ [questionOf('flow meter').id]: '2027-10-01' });
    expect(await dutyOf('flow meter')).toMatchObject({ dueDate: '2027-10-01', recurring: false });
  });

  test('is due by the corrected date of the order, also where that is corrected later', async () => {
    const { id } = questionOf('noise');
    await answer({ [id]: 'P2Y' });
    await api.call('PATCH', `/consent-documents/${document.id}`, {
      as: owner,
      data: { facts: { issuedOn: '2026-04-01' } },
    });
    expect((await dutyOf('noise'))?.schedule?.startDate).toBe('2026-04-01');
    expect((await dutyOf('water balance'))?.why).toContain('the date of the order, 1 Apr 2026');
    const label = questionOf('noise', await get()).options[0]?.label;
    expect(label).toBe('Twice a year, next on 1 Apr 2027');
  });

  test('stands in the audit trail with its words', async () => {
    const { id } = questionOf('noise');
    await answer({ [id]: 'P2Y' });
    await answer({ [id]: 'P2Y' });
    await answer({ [id]: null });
    const reply = await api.call('GET', '/audit-log?pageSize=100', { as: owner });
    const { entries } = reply.body.data as {
      entries: { entityId: string; action: string; summary: string }[];
    };
    const lines = entries.filter(({ entityId }) => entityId === document.id);
    expect(lines.filter(({ action }) => action === 'answer').map(({ summary }) => summary)).toEqual([
      expect.stringContaining('with “Every 2 years, next on 14 Mar 2028”'),
    ]);
    expect(lines.some(({ action }) => action === 'withdraw')).toBe(true);
  });
});

describe('is refused:', () => {
  beforeAll(readAnother);

  test.each<[string, unknown, number, string]>([
    ['a choice that is not offered', 'P1M', 422, 'Choose one of the answers.'],
    ['no text', 6, 400, 'must be a text'],
  ])('%s', async (_, value, status, message) => {
    const { id } = questionOf('noise');
    const reply = await answer({ [id]: value });
    expect(reply.status).toBe(status);
    expect(reply.body.errors).toEqual([
      { field: `answers.${id}`, message: expect.stringContaining(message) },
    ]);
  });

  test('a question of another order, and then nothing is answered', async () => {
    const reply = await answer({
      [questionOf('noise').id]: 'P2Y',
      '0197a2b4-0000-7000-8000-000000000000': 'P2Y',
    });
    expect(reply.status).toBe(404);
    expect(questionOf('noise', await get()).answer).toBeNull();
  });

  test('what a person who may not change orders says', async () => {
    const viewer = await api.signIn('viewer@works.example');
    const reply = await api.call('PATCH', `/consent-documents/${document.id}`, {
      as: viewer,
      data: { answers: { [questionOf('noise').id]: 'P2Y' } },
    });
    expect(reply.status).toBe(403);
  });
});

describe('questions that were stored before they could be answered', () => {
  const storeOld = async () => {
    const { id, obligationIds } = await createOrder(api, api.users.owner, [{ frequency: 'monthly' }], {
      facts: { issuedOn: { value: '2026-03-14', citation: null, confidence: 0.9 } },
    });
    const cite = (quote: string) => ({ page: 1, quote, rects: [] });
    await api.services.db.pool.query('UPDATE consent_documents SET questions = $2 WHERE id = $1', [
      id,
      JSON.stringify([
        { id: 'old-1', text: 'Which is meant?', citation: cite('The committee shall meet bi-monthly.') },
        { id: 'old-2', text: 'Until when is it valid?', citation: cite('valid up to 31/02/2031') },
      ]),
    ]);
    await api.services.db.pool.query('UPDATE obligations SET citation = $2 WHERE id = $1', [
      obligationIds[0],
      JSON.stringify(cite('The committee shall meet bi-monthly.')),
    ]);
    return { id, obligationId: obligationIds[0] };
  };

  test('can be answered', async () => {
    const { id, obligationId } = await storeOld();
    const [meeting, validity] = (await get(id)).questions;
    expect(meeting?.options.map(({ value }) => value)).toEqual(['P2M', '2xP1M', 'not_an_obligation']);
    await answer({ [meeting?.id ?? '']: '2xP1M' }, id);
    const [duty] = await listObligations(api, owner, id);
    expect(duty).toMatchObject({ id: obligationId, schedule: { interval: { daysOfMonth: [1, 16] } } });
    expect(validity).toMatchObject({ answerKind: 'date', options: [] });
  });

  test('the end of the order is a fact; withdrawn, it is what it was', async () => {
    const { id } = await storeOld();
    const validity = (await get(id)).questions[1]?.id ?? '';
    expect((await answer({ [validity]: '2031-02-30' }, id)).status).toBe(422);
    const reply = await answer({ [validity]: '2031-02-28' }, id);
    expect((reply.body.data as ConsentDocument).facts.validUpto).toMatchObject({
      value: '2031-02-28',
      confidence: 1,
    });
    await api.call('PATCH', `/consent-documents/${id}`, { as: owner, data: { facts: { consentNo: 'X/1' } } });
    const withdrawn = (await answer({ [validity]: null }, id)).body.data as ConsentDocument;
    expect(withdrawn.facts.validUpto).toBeUndefined();
    expect(withdrawn.facts.consentNo?.value).toBe('X/1');
  });
});
