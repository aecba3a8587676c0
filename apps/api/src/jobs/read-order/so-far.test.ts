import type { ReadingSoFar } from '@anupalan/compliance/reading/pages/read-so-far';
import type { PageRecogniser, RecognisedPage } from '@anupalan/compliance/reading/pages/recognised-page';
import type { Session } from '@anupalan/validators/entities/session';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { createOrder, listObligations } from '../../../test/orders.ts';
import { createScannedPdf } from './hostile-files.fixtures.ts';
import { readFile } from './read-file.ts';
import { saveReading } from './save-reading.ts';
import { createSoFarWriter } from './write-progress.ts';

const PAGES = [
  [
    'Date of issue: 15.01.2026. This consent is valid upto 31.03.2030.',
    '1. The unit shall analyse the treated effluent once in a month.',
    '2. The unit shall submit the compliance report within 30 days of issue of this consent.',
    '3. The unit shall submit the statement of production every month.',
  ],
  [
    '4. The unit shall submit Form V on or before 30 September every year.',
    '5. The unit shall calibrate the flow meters once in a year.',
  ],
  ['6. The unit shall monitor stack emissions once in three months.'],
];

const toWords = (lines: readonly string[]): RecognisedPage => ({
  width: 595,
  height: 842,
  items: lines.map((text, at) => ({
    text,
    x: 60,
    y: 80 + 14 * at,
    width: text.length * 5,
    height: 10,
    confidence: 0.95,
  })),
  toPaper: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  unreadLines: [],
});

/** Recognises the pages one after the other, each when the one before has been dealt with. */
const inTurn =
  (between: () => Promise<void> = async () => undefined): PageRecogniser =>
  async ({ pages, onPage }) => {
    for (const page of pages) {
      onPage(page, toWords(PAGES[page - 1] ?? []));
      await between();
    }
  };

describe('a file of pictures', () => {
  test('tells after each page but the last what is known by then', async () => {
    const seen: { page: number; found: (string | null)[] | null }[] = [];
    await readFile(
      await createScannedPdf(3),
      'application/pdf',
      ({ page, recognises }, soFar) => {
        if (recognises && page > 0)
          seen.push({ page, found: soFar?.obligations.map((each) => each.conditionNo) ?? null });
      },
      inTurn(),
    );
    expect(seen).toEqual([
      { page: 1, found: ['1', '2'] },
      { page: 2, found: ['1', '2', '3', '4'] },
      { page: 3, found: null },
    ]);
  });
});

describe('an order whose first pages are read', () => {
  let api: Harness;
  let owner: Session;
  beforeAll(async () => {
    api = await startHarness();
    owner = await api.signIn('owner@works.example');
  });
  afterAll(() => api.close());

  const target = (consentDocumentId: string) => ({
    organisationId: api.users.owner.organisationId,
    uploadedBy: api.users.owner.userId,
    title: 'A scan',
    consentDocumentId,
  });
  const get = async (id: string) =>
    (await api.call('GET', `/consent-documents/${id}`, { as: owner })).body.data;
  const isNumbered = (number: string) => (row: { conditionNo: string | null }) => row.conditionNo === number;

  test('is reviewed while the others are read, and keeps what was decided', async () => {
    const { id } = await createOrder(api, api.users.owner, [], { status: 'reading' });
    const writer = createSoFarWriter(api.services, target(id));
    const rounds: (() => Promise<void>)[] = [
      async () => {
        const [first, second] = await listObligations(api, owner, id);
        expect(await get(id)).toMatchObject({ status: 'reading', pageCount: 3, progress: 0.3 });
        expect(first?.conditionNo).toBe('1');
        expect(second?.dueDate).toBe('2026-02-14');
        const reply = await api.call('PATCH', `/obligations/${second?.id}`, {
          as: owner,
          data: { state: 'accepted' },
        });
        expect(reply.status).toBe(200);
      },
      async () => {
        const found = await listObligations(api, owner, id);
        expect(found.map((each) => each.conditionNo)).toEqual(['1', '2', '3', '4']);
        expect(found[1]?.state).toBe('accepted');
      },
    ];
    const faults: unknown[] = [];
    const idsBefore = new Map<string | null, string>();
    const outcome = await readFile(
      await createScannedPdf(3),
      'application/pdf',
      (progress, soFar) => {
        if (soFar) writer.write(progress, soFar);
      },
      inTurn(async () => {
        await writer.settled();
        // What a recogniser throws is the file's fault to the reader: what these say must not be.
        await rounds
          .shift()?.()
          .catch((error: unknown) => faults.push(error));
        for (const each of await listObligations(api, owner, id)) idsBefore.set(each.conditionNo, each.id);
      }),
    );
    expect(faults).toEqual([]);
    expect(rounds).toEqual([]);
    if (!outcome.ok) throw new Error(outcome.failure);
    // What a later page says of the order's dates counts for what was decided on before.
    const { issuedOn } = outcome.reading.facts;
    if (issuedOn) issuedOn.value = '2026-02-01';
    await api.services.db.forOrganisation(api.users.owner.organisationId, (tx) =>
      saveReading(api.services, tx, { target: target(id), outcome, datesBefore: writer.datesWritten() }),
    );
    expect(await get(id)).toMatchObject({ status: 'ready', progress: 1 });
    const found = await listObligations(api, owner, id);
    expect(found.map((each) => each.conditionNo)).toEqual(['1', '2', '3', '4', '5', '6']);
    for (const [number, before] of idsBefore)
      expect(found.find((each) => each.conditionNo === number)?.id).toBe(before);
    expect(found.find(isNumbered('2'))).toMatchObject({ state: 'accepted', dueDate: '2026-03-03' });
  });

  const part: ReadingSoFar = { facts: {}, validity: [], obligations: [] };
  const progress = { page: 1, pageCount: 3, recognises: true };

  test('stays as it is where it was read before', async () => {
    const { id } = await createOrder(api, api.users.owner, [{ title: 'Send Form V' }], {
      status: 'reading',
      facts: { consentNo: { value: 'C-1', citation: null, confidence: 1 } },
    });
    const writer = createSoFarWriter(api.services, target(id));
    writer.write(progress, part);
    await writer.settled();
    expect(writer.write(progress, part)).toBe(false);
    expect(writer.datesWritten()).toEqual([]);
    expect(await get(id)).toMatchObject({ progress: 0.3, facts: { consentNo: { value: 'C-1' } } });
  });

  test('leaves nothing where the others cannot be read', async () => {
    const { id } = await createOrder(api, api.users.owner, [], { status: 'reading' });
    const writer = createSoFarWriter(api.services, target(id));
    const soFar: ReadingSoFar[] = [];
    await readFile(
      await createScannedPdf(3),
      'application/pdf',
      (_progress, each) => each && soFar.push(each),
      inTurn(),
    );
    writer.write(progress, soFar[0] ?? part);
    await writer.settled();
    expect(await listObligations(api, owner, id)).toHaveLength(2);
    await api.services.db.forOrganisation(api.users.owner.organisationId, (tx) =>
      saveReading(api.services, tx, {
        target: target(id),
        outcome: { ok: false, code: 'too_heavy', failure: 'It took too long.' },
        datesBefore: writer.datesWritten(),
      }),
    );
    expect(await get(id)).toMatchObject({ status: 'failed' });
    expect(await listObligations(api, owner, id)).toEqual([]);
  });
});
