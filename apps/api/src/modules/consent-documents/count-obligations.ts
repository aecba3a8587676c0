import type { ObligationState } from '@anupalan/enums/obligations';
import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '../../database/types.generated.ts';

type Documents = ExpressionBuilder<DB & { document: DB['consentDocuments'] }, 'document'>;

/** Obligations of a document, without those that were merged into others. */
const listOwn = (eb: Documents) =>
  eb
    .selectFrom('obligations')
    .whereRef('obligations.consentDocumentId', '=', 'document.id')
    .where('obligations.mergedInto', 'is', null);

const countOwn = (eb: Documents, state?: ObligationState) =>
  listOwn(eb)
    .select((of) => of.fn.countAll<number>().as('n'))
    .$if(state !== undefined, (own) => own.where('obligations.state', '=', state ?? ''))
    .$asScalar()
    .$notNull();

/** How many obligations a document has, in which states; and the words of accepted ones that may wait for an event. */
export const countObligations = (eb: Documents) =>
  [
    countOwn(eb).as('obligationCount'),
    countOwn(eb, 'suggested').as('suggestedCount'),
    countOwn(eb, 'accepted').as('acceptedCount'),
    // The words tell whether one waits for an event, which the database cannot read: few are without a date and a period.
    listOwn(eb)
      .where('obligations.state', '=', 'accepted')
      .where('obligations.recurring', '=', false)
      .where('obligations.dueDate', 'is', null)
      .where('obligations.statedFrequency', 'is not', null)
      .where('obligations.schedule', 'is', null)
      .select(
        sql<unknown>`coalesce(jsonb_agg(jsonb_build_array(stated_frequency, citation ->> 'quote')), '[]')`.as(
          'words',
        ),
      )
      .$asScalar()
      .$notNull()
      .as('undatedWords'),
  ] as const;
