import { getEncryptedPdf, PASSWORD } from '@anupalan/orders/hostile';
import { getSampleBytes } from '@anupalan/orders/samples';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { readFile } from '../jobs/read-order/read-file.ts';
import { removePassword } from './remove-password.ts';

const OWNER = `${PASSWORD}-owner`;
const LETTERS = 'Schlüßel-कुंजी';

/** The text of what was unlocked, by the reader; else why there is none. */
async function unlock(bytes: Uint8Array, password: string): Promise<string> {
  const outcome = await removePassword(bytes, password);
  if (!outcome.ok) return outcome.code;
  const read = await readFile(outcome.pdf, 'application/pdf');
  return read.ok ? read.reading.obligations.map(({ text }) => text).join(' ') : read.code;
}

describe('a protected PDF', () => {
  test.each(['1.3', '1.4', '1.7', '1.7ext3'] as const)('of version %s opens', async (version) => {
    const bytes = await getEncryptedPdf(version);
    expect(await unlock(bytes, PASSWORD)).toContain('Environmental Statement');
    expect(await unlock(bytes, OWNER)).toContain('Environmental Statement');
    expect(await unlock(bytes, `${PASSWORD} `)).toBe('wrong_password');
    expect(await unlock(bytes, '')).toBe('wrong_password');
  });

  test('with letters beyond ASCII in its password opens', async () => {
    expect(await unlock(await getEncryptedPdf('1.7ext3', LETTERS), LETTERS)).toContain('Environmental');
    expect(await unlock(await getEncryptedPdf('1.7', 'Schlüßel'), 'Schlüßel')).toContain('Environmental');
  });

  test('of the newest handler keeps every page, and what is on it', async () => {
    const plain = getSampleBytes('mpcb_cca_plating_2025.pdf');
    const pdf = await PDFDocument.load(plain);
    pdf.encrypt({ userPassword: PASSWORD, ownerPassword: OWNER });
    const outcome = await removePassword(await pdf.save(), PASSWORD);
    if (!outcome.ok) throw new Error(outcome.code);
    expect(await readFile(outcome.pdf, 'application/pdf')).toEqual(
      await readFile(new Uint8Array(plain), 'application/pdf'),
    );
  });
});

test('what is no PDF is no wrong password', async () => {
  expect(await removePassword(Buffer.from('PK'), PASSWORD)).toEqual({ ok: false, code: 'broken' });
});
