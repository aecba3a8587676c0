import { PDFDocument } from '@cantoo/pdf-lib';

/** The PDF without its protection, or why there is none. */
export type UnlockOutcome = { ok: true; pdf: Uint8Array } | { ok: false; code: 'wrong_password' | 'broken' };

/**
 * Removes the protection of a PDF: RC4, AES-128 and AES-256, by the password that opens it or its owner's. What is on
 * the pages stays as it is.
 */
export async function removePassword(bytes: Uint8Array, password: string): Promise<UnlockOutcome> {
  let code: 'wrong_password' | 'broken' = 'broken';
  for (const spelling of toSpellings(password)) {
    try {
      const pdf = await PDFDocument.load(bytes, { password: spelling, updateMetadata: false });
      return { ok: true, pdf: await pdf.save({ addDefaultPage: false }) };
    } catch (error) {
      if (isWrongPassword(error)) code = 'wrong_password';
    }
  }
  return { ok: false, code };
}

/** AES-256 takes letters beyond ASCII as UTF-8, what is older as Latin-1 (ISO 32000-2, 7.6.4.3). */
function toSpellings(password: string): string[] {
  return [...new Set([password, Buffer.from(password, 'utf8').toString('latin1')])];
}

/** The library has no class for it. */
function isWrongPassword(error: unknown): boolean {
  return error instanceof Error && /^(Password incorrect|NEEDS PASSWORD)$/.test(error.message);
}
