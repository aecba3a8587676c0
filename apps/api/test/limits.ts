import { v7 as uuidv7 } from 'uuid';
import type { Harness } from './harness.ts';

/** Gives an order these limits instead of its own; each is printed on page 4. */
export async function setLimits(
  api: Harness,
  organisationId: string,
  consentDocumentId: string,
  limits: readonly { medium: string; parameter: string; limit: string; unit: string | null }[],
): Promise<void> {
  await api.services.db.forOrganisation(organisationId, async (tx) => {
    await tx.deleteFrom('consentLimits').where('consentDocumentId', '=', consentDocumentId).execute();
    for (const [position, { limit, ...values }] of limits.entries()) {
      const quote = [values.parameter, limit, values.unit].filter(Boolean).join(' ');
      await tx
        .insertInto('consentLimits')
        .values({
          id: uuidv7(),
          organisationId,
          consentDocumentId,
          position,
          ...values,
          limitValue: limit,
          citation: JSON.stringify({ page: 4, quote, rects: [] }),
          confidence: 1,
          source: 'read',
        })
        .execute();
    }
  });
}
