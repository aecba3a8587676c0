import type { PackedWord, PageWords } from '@anupalan/compliance/reading/pages/page-words';
import type { Tx } from '../../database/database.ts';

/** Which order of whom. */
type Target = { organisationId: string; consentDocumentId: string };

/** Pages are written in so many at once: a page of small print is some 30 kB. */
const PAGES_AT_ONCE = 50;

/** Keeps the words of recognised pages in place of those of an earlier reading. */
export async function replaceWords(
  tx: Tx,
  { organisationId, consentDocumentId }: Target,
  words: readonly PageWords[],
): Promise<void> {
  await deleteWords(tx, [consentDocumentId]);
  for (let from = 0; from < words.length; from += PAGES_AT_ONCE) {
    const rows = words.slice(from, from + PAGES_AT_ONCE).map(({ page, turn, lines }) => ({
      organisationId,
      consentDocumentId,
      page,
      turn,
      lines: JSON.stringify(lines),
    }));
    await tx.insertInto('recognisedWords').values(rows).execute();
  }
}

/** The words of a page, as they are kept; null where none were recognised on it. */
export async function findWords(
  tx: Tx,
  consentDocumentId: string,
  page: number,
): Promise<Omit<PageWords, 'page'> | null> {
  const row = await tx
    .selectFrom('recognisedWords')
    .select(['turn', 'lines'])
    .where('consentDocumentId', '=', consentDocumentId)
    .where('page', '=', page)
    .executeTakeFirst();
  return row ? { turn: row.turn as PageWords['turn'], lines: row.lines as PackedWord[][] } : null;
}

/** Deletes the words of orders. */
export async function deleteWords(tx: Tx, consentDocumentIds: readonly string[]): Promise<void> {
  if (consentDocumentIds.length === 0) return;
  await tx
    .deleteFrom('recognisedWords')
    .where('consentDocumentId', 'in', [...consentDocumentIds])
    .execute();
}
