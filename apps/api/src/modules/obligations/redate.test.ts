import { redate } from '@anupalan/compliance/reading/duties/redate';
import { recogniseNone } from '@anupalan/compliance/reading/pages/recognised-page';
import { getSampleBytes, SAMPLES } from '@anupalan/orders/samples';
import { describe, expect, test } from 'vitest';
import { readFile } from '../../jobs/read-order/read-file.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const AFTER = { issuedOn: '2023-03-17', validUpto: '2031-05-19' };

describe('every date that is worked out from an order follows a corrected one', () => {
  test.each(SAMPLES.map(({ file }) => file))('%s', async (file) => {
    const bytes = new Uint8Array(getSampleBytes(file));
    const mimeType = file.endsWith('.docx') ? DOCX : 'application/pdf';
    const outcome = await readFile(bytes, mimeType, undefined, recogniseNone);
    if (!outcome.ok) return void expect(outcome.code).toBe('scan');
    const { facts, obligations } = outcome.reading;
    const before = { issuedOn: facts.issuedOn?.value ?? null, validUpto: facts.validUpto?.value ?? null };
    const follows = (basis: string | null) =>
      obligations
        .filter((each) => each.basis === basis)
        .map((each) => ({
          quote: each.citation.quote,
          recurring: each.recurring,
          due: redate(
            { quote: each.citation.quote, statedFrequency: each.statedFrequency },
            JSON.parse(JSON.stringify(each)) as typeof each,
            [before],
            AFTER,
          ),
        }));
    const workedOut = follows('worked_out');
    expect(workedOut.length).toBeGreaterThan(0);
    expect(workedOut.filter(({ due }) => due === null).map(({ quote }) => quote)).toEqual([]);
    // A printed deadline is what it is.
    expect(follows('printed').filter(({ recurring, due }) => !recurring && due !== null)).toEqual([]);
  });
});
