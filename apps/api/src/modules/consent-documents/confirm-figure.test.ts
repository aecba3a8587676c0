import type { Doubt, OrderReading } from '@anupalan/compliance/reading/types';
import type { ConsentDocument } from '@anupalan/validators/entities/consent-document';
import type { Session } from '@anupalan/validators/entities/session';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { createOrder, listObligations } from '../../../test/orders.ts';
import { saveReading } from '../../jobs/read-order/save-reading.ts';

let api: Harness;
let owner: Session;
beforeAll(async () => {
  api = await startHarness();
  owner = await api.signIn('owner@works.example');
});
afterAll(() => api.close());

const lineAt = (y: number, quote: string) => ({
  page: 1,
  quote,
  rects: [{ x: 0.1, y, width: 0.8, height: 0.02 }],
});

const doubtAt = (y: number, changes: Partial<Doubt> = {}): Doubt => ({
  page: 1,
  text: '250',
  x: 0.4,
  y,
  width: 0.04,
  height: 0.015,
  reason: 'unsure',
  other: null,
  ...changes,
});

/** A scan with an end, a limit and a duty, each with a doubtful figure; that of the limit is cited by the duty as well. */
const toReading = (doubts: Doubt[]): OrderReading => ({
  facts: {
    validUpto: { value: '2026-03-31', citation: lineAt(0.1, 'valid upto 31.03.2026'), confidence: 0.93 },
  },
  validity: [],
  limits: [
    {
      medium: 'effluent',
      point: null,
      parameter: 'COD',
      limit: '250',
      unit: 'mg/l',
      averaging: null,
      citation: lineAt(0.2, 'COD 250 mg/l'),
      confidence: 0.9,
    },
  ],
  particulars: [],
  questions: [],
  unreadPages: [],
  doubts,
  obligations: [
    {
      title: 'Test the effluent',
      text: 'Test the effluent for COD 250 mg/l every month.',
      conditionNo: '1',
      category: 'monitoring',
      frequency: 'monthly',
      recurring: true,
      statedFrequency: 'every month',
      dueDate: null,
      schedule: null,
      recurrence: null,
      basis: null,
      citation: lineAt(0.2, 'Test the effluent for COD 250 mg/l every month.'),
      confidence: 0.9,
      why: '',
    },
    {
      title: 'Apply for renewal',
      text: 'Apply for renewal 60 days before the expiry.',
      conditionNo: '2',
      category: 'renewal',
      frequency: null,
      recurring: false,
      statedFrequency: '60 days before the expiry',
      dueDate: '2026-01-30',
      schedule: { frequency: null, startDate: '2026-01-30' },
      recurrence: null,
      basis: 'worked_out',
      citation: { ...lineAt(0.5, 'Apply for renewal 60 days before the expiry.'), page: 4 },
      confidence: 0.9,
      why: '',
    },
  ],
});

const DOUBTS = [
  doubtAt(0.103, { text: '31.03.2026', reason: 'two_readings', other: '31.03.2028' }),
  doubtAt(0.203),
];

const read = (consentDocumentId: string, doubts: Doubt[]) =>
  api.services.db.forOrganisation(api.users.owner.organisationId, (tx) =>
    saveReading(api.services, tx, {
      target: {
        organisationId: api.users.owner.organisationId,
        uploadedBy: api.users.owner.userId,
        title: 'A scan',
        consentDocumentId,
      },
      outcome: { ok: true, reading: toReading(doubts), pageCount: 1 },
      datesBefore: [],
    }),
  );

const get = async (id: string): Promise<ConsentDocument> =>
  (await api.call('GET', `/consent-documents/${id}`, { as: owner })).body.data;

const confirm = (id: string, doubtId: string, isConfirmed = true, as = owner) =>
  api.call('PATCH', `/consent-documents/${id}/doubts/${doubtId}`, { as, data: { isConfirmed } });

async function createRead(): Promise<{ id: string; dateDoubt: string; limitDoubt: string }> {
  const { id } = await createOrder(api, api.users.owner);
  await read(id, DOUBTS);
  const { facts, limits } = await get(id);
  return {
    id,
    dateDoubt: facts.validUpto?.doubts?.[0]?.id ?? '',
    limitDoubt: limits[0]?.doubts?.[0]?.id ?? '',
  };
}

describe('a doubtful figure', () => {
  test('of the end of the order is told with the date that is counted from it, until it is confirmed or put right', async () => {
    const { id, dateDoubt } = await createRead();
    const renewal = async () =>
      (await listObligations(api, owner, id)).find(({ category }) => category === 'renewal');
    const marked = {
      confidence: 0.6,
      doubts: [{ id: dateDoubt, page: 1, text: '31.03.2026', countedFrom: 'validUpto' }],
      why: expect.stringContaining('counted from is hard to read in the scan at “31.03.2026”'),
    };
    const clear = { confidence: 0.9, doubts: [], why: expect.not.stringContaining('scan') };
    expect(await renewal()).toMatchObject(marked);
    await confirm(id, dateDoubt);
    expect(await renewal()).toMatchObject(clear);
    await confirm(id, dateDoubt, false);
    expect(await renewal()).toMatchObject(marked);
    await api.call('PATCH', `/consent-documents/${id}`, {
      as: owner,
      data: { facts: { validUpto: '2028-03-31' } },
    });
    expect(await renewal()).toMatchObject({ ...clear, dueDate: '2028-01-31' });
  });

  test('is told with each finding that cites it, which is less sure for it', async () => {
    const { id, limitDoubt } = await createRead();
    const { facts, limits } = await get(id);
    expect(facts.validUpto).toMatchObject({
      confidence: 0.6,
      doubts: [
        {
          page: 1,
          text: '31.03.2026',
          reason: 'two_readings',
          other: '31.03.2028',
          rect: { x: 0.4, y: 0.103, width: 0.04, height: 0.015 },
        },
      ],
    });
    expect(limits[0]).toMatchObject({ confidence: 0.6, doubts: [{ text: '250' }] });
    const [duty] = await listObligations(api, owner, id);
    expect(duty).toMatchObject({ confidence: 0.6, doubts: [{ id: limitDoubt, text: '250' }] });
    expect(duty?.why).toContain('The scan is hard to read at “250”: compare it with the page.');
  });

  test('that a person confirms is trusted wherever it is cited, and stays so over a new reading', async () => {
    const { id, limitDoubt } = await createRead();
    expect((await confirm(id, limitDoubt)).status).toBe(200);
    // The page was laid a hair differently the second time, and the third did not doubt it.
    for (const doubts of [[DOUBTS[0] as Doubt, doubtAt(0.2065)], [], DOUBTS]) {
      await read(id, doubts);
      const { limits } = await get(id);
      expect(limits[0]).toMatchObject({ doubts: [] });
      expect(limits[0]?.confidence).toBeCloseTo(0.9);
      const [effluent] = await listObligations(api, owner, id);
      expect(effluent).toMatchObject({ doubts: [] });
    }
    expect((await get(id)).facts.validUpto).toMatchObject({ doubts: [{ text: '31.03.2026' }] });
  });

  test('that is read otherwise the next time is doubted again', async () => {
    const { id, limitDoubt } = await createRead();
    await confirm(id, limitDoubt);
    await read(id, [doubtAt(0.203, { text: '260' })]);
    expect((await get(id)).limits).toMatchObject([{ doubts: [{ text: '260' }] }]);
  });

  test('is in the trail, once however often it is confirmed; it can be taken back', async () => {
    const { id, dateDoubt } = await createRead();
    await confirm(id, dateDoubt);
    const again = await confirm(id, dateDoubt);
    expect(again.body.data).toMatchObject({ facts: { validUpto: { doubts: [] } } });
    const back = await confirm(id, dateDoubt, false);
    expect(back.body.data).toMatchObject({ facts: { validUpto: { doubts: [{ id: dateDoubt }] } } });
    const { rows } = await api.services.db.pool.query(
      "SELECT summary FROM audit_log WHERE entity_id = $1 AND action = 'update' ORDER BY id",
      [id],
    );
    expect(rows.map(({ summary }) => summary)).toEqual([
      expect.stringMatching(/^Confirmed “31\.03\.2026” on page 1 of /),
      expect.stringMatching(/^Withdrew the confirmation of “31\.03\.2026” on page 1 of /),
    ]);
  });
});

test.each([
  ['no figure of the order', async () => confirm((await createRead()).id, uuidv7())],
  ['no id', async () => confirm((await createRead()).id, 'figure')],
  [
    'the order of another organisation',
    async () => {
      const { id, dateDoubt } = await createRead();
      return confirm(id, dateDoubt, true, await api.signIn('other@works.example'));
    },
  ],
])('what is %s is not found', async (_, act) => {
  expect((await act()).status).toBe(404);
});

test('whether it is right has to be said', async () => {
  const { id, dateDoubt } = await createRead();
  const reply = await api.call('PATCH', `/consent-documents/${id}/doubts/${dateDoubt}`, {
    as: owner,
    data: {},
  });
  expect(reply.status).toBe(422);
});
