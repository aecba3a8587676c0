import { readPassage } from '@anupalan/compliance/reading/duties/read-passage';
import type { ReadObligation } from '@anupalan/compliance/reading/types';
import type { LearnedReading } from '@anupalan/validators/entities/learned-reading';
import type { Obligation } from '@anupalan/validators/entities/obligation';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replaceObligations } from './replace.ts';
import { one, type Rework, startRework } from './rework.test-support.ts';

let my: Rework;
beforeAll(async () => {
  my = await startRework();
});
afterAll(() => my.api.close());

const DATES = { issuedOn: '2026-02-10', validUpto: null };

function found(quote: string, conditionNo: string): ReadObligation {
  return {
    ...readPassage(quote, DATES),
    text: quote,
    conditionNo,
    citation: { page: 1, quote, rects: [] },
    confidence: 0.9,
  };
}

/** An order as the reader has read it, of an organisation. */
async function read(quotes: string[], who = my.api.users.owner): Promise<string> {
  const { id } = await my.make([], who);
  await readAgain(id, quotes, who);
  return id;
}
async function readAgain(id: string, quotes: string[], who = my.api.users.owner): Promise<void> {
  const { organisationId } = who;
  await my.api.services.db.forOrganisation(organisationId, (tx) =>
    replaceObligations(
      tx,
      { organisationId, consentDocumentId: id },
      quotes.map((quote, at) => found(quote, String(at + 1))),
      my.api.services.now(),
    ),
  );
}
const first = async (id: string): Promise<Obligation> => {
  const [row] = await my.list(id);
  if (!row) throw new Error('The order has no obligation');
  return row;
};
const learned = async (): Promise<LearnedReading[]> => {
  const reply = await my.api.call('GET', '/learned-readings?isPagination=0', { as: my.owner });
  return (reply.body.data as { learnedReadings: LearnedReading[] }).learnedReadings;
};
const forget = (id: string, as = my.owner) => my.api.call('DELETE', `/learned-readings/${id}`, { as });

/** A sentence of its own for each test: what one teaches is no lesson of another. */
let count = 100;
const sentence = (): [string, string] => {
  count += 1;
  return [
    `7. The scrubber ${count} shall be tested once in three months.`,
    `The unit must test the scrubber ${count}; Scrubber ${count} is to be tested, once in 3 months`.split(
      '; ',
    )[1] ?? '',
  ];
};

describe('what a person corrects is read so in a later order', () => {
  test.each<[string, object, Partial<Obligation>]>([
    [
      'its name',
      { title: 'Test our scrubber' },
      { title: 'Test our scrubber', frequency: 'quarterly', state: 'suggested' },
    ],
    [
      'how often, from the date of the other order',
      { frequency: 'monthly' },
      {
        frequency: 'monthly',
        schedule: { frequency: 'monthly', dayOfMonth: 10, startDate: '2026-02-10' },
        why: 'A person set this to “Every month on the 10th”, where the order says “once in 3 months”.',
      },
    ],
    ['that it has no date', { schedule: null }, { recurring: false, schedule: null, dueDate: null }],
    ['that it is no duty', { state: 'rejected' }, { state: 'rejected', frequency: 'quarterly' }],
  ])('%s', async (_, correction, expected) => {
    const [wording, nearly] = sentence();
    const row = await first(await read([wording]));
    expect(row.learnedFrom).toBeNull();
    await my.patch(row.id, correction);
    const later = await first(await read([nearly]));
    expect(later).toMatchObject({
      ...expected,
      learnedFrom: { wording, taughtBy: 'Owner Rao', taughtOn: '2026-11-21T06:00:00.000Z' },
    });
  });

  test('several that are rejected at once teach at once, and putting them back forgets it', async () => {
    const wordings = [sentence()[0], sentence()[0]];
    const ids = (await my.list(await read(wordings))).map(({ id }) => id);
    const before = (await learned()).length;
    await my.api.call('PATCH', '/obligations', { as: my.owner, data: { ids, state: 'rejected' } });
    expect(await learned()).toHaveLength(before + 2);
    await my.api.call('PATCH', '/obligations', { as: my.owner, data: { ids, state: 'suggested' } });
    expect(await learned()).toHaveLength(before);
  });

  test('not another number, and not in another organisation', async () => {
    const [wording] = sentence();
    await my.patch((await first(await read([wording]))).id, { title: 'Mine' });
    expect((await first(await read([wording.replace('three', 'six')]))).learnedFrom).toBeNull();
    const foreign = await read([wording], my.api.users.other);
    const { rows } = await my.api.services.db.pool.query(
      'SELECT title, learned_from FROM obligations WHERE consent_document_id = $1',
      [foreign],
    );
    expect(rows).toEqual([{ title: expect.not.stringContaining('Mine'), learned_from: null }]);
  });

  test('accepting teaches nothing, and neither does what a person has added', async () => {
    const before = await learned();
    const id = await read([sentence()[0]]);
    await my.patch((await first(id)).id, { state: 'accepted' });
    const added = one(await my.add(id));
    await my.patch(added.id, { title: 'Another name' });
    expect(await learned()).toEqual(before);
  });

  test('the latest word on a wording counts; what is again as it was read is forgotten', async () => {
    const [wording] = sentence();
    const row = await first(await read([wording]));
    await my.patch(row.id, { title: 'One' });
    await my.patch(row.id, { title: 'Two' });
    expect((await learned()).filter((each) => each.wording === wording)).toMatchObject([{ title: 'Two' }]);
    await my.patch(row.id, { title: row.title });
    expect((await learned()).filter((each) => each.wording === wording)).toEqual([]);
  });
});

describe('what was learned', () => {
  test('is listed with what it says, found by its words, and forgotten', async () => {
    const [wording] = sentence();
    const row = await first(await read([wording]));
    await my.patch(row.id, { title: 'Mine', frequency: 'monthly' });
    const [lesson] = (await learned()).filter((each) => each.wording === wording);
    expect(lesson).toEqual({
      id: expect.any(String),
      wording,
      title: 'Mine',
      recurrence: { frequency: 'monthly' },
      isWithoutDate: false,
      isRejected: false,
      taughtBy: 'Owner Rao',
      createdAt: '2026-11-21T06:00:00.000Z',
      updatedAt: '2026-11-21T06:00:00.000Z',
    });
    const later = await read([wording]);
    const kept = await read([wording]);
    await my.patch((await first(kept)).id, { state: 'accepted' });
    expect((await forget(lesson?.id ?? '')).status).toBe(200);
    // What nobody has decided on is as the reader had it; what somebody has accepted stays.
    expect(await first(later)).toMatchObject({
      title: row.title,
      frequency: 'quarterly',
      schedule: row.schedule,
      learnedFrom: null,
    });
    expect(await first(kept)).toMatchObject({
      title: 'Mine',
      frequency: 'monthly',
      state: 'accepted',
      learnedFrom: null,
    });
    expect((await first(await read([wording]))).title).toBe(row.title);
    expect((await my.trail(lesson?.id)).map(({ action }) => action)).toEqual(['forget']);
    expect((await forget(lesson?.id ?? '')).status).toBe(404);
  });

  test('is another organisation’s: 404, and not listed', async () => {
    const [wording] = sentence();
    await my.patch((await first(await read([wording]))).id, { title: 'Mine' });
    const [lesson] = (await learned()).filter((each) => each.wording === wording);
    const other = await my.api.signIn(my.api.users.other.email);
    expect((await forget(lesson?.id ?? '', other)).status).toBe(404);
    expect((await forget(uuidv7())).status).toBe(404);
    const reply = await my.api.call('GET', '/learned-readings', { as: other });
    expect(reply.body.data).toEqual({ learnedReadings: [], total: 0 });
  });

  test('stays over a second reading; a person who puts a learned rejection back has the last word', async () => {
    const [wording] = sentence();
    await my.patch((await first(await read([wording]))).id, { state: 'rejected' });
    const later = await read([wording]);
    await readAgain(later, [wording]);
    const rejected = await first(later);
    expect(rejected).toMatchObject({ state: 'rejected', learnedFrom: { wording } });
    await my.patch(rejected.id, { state: 'suggested' });
    await readAgain(later, [wording]);
    expect(await my.list(later)).toMatchObject([{ id: rejected.id, state: 'suggested' }]);
  });
});
