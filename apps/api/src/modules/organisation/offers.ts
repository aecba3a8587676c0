import { offerFacts } from '@anupalan/compliance/statutory/offers/offer-facts';
import type { ConsentKind, IndustryCategory } from '@anupalan/enums/consents';
import type { FactOffers } from '@anupalan/validators/entities/fact-offers';
import type { MemberCaller } from '../../access/caller.ts';
import type { Services } from '../../http/services.ts';
import * as repository from './repository.ts';

/** What the orders in force tell of the organisation that its page does not say: offered, never set by itself. */
export async function listOffers(services: Services, caller: MemberCaller): Promise<FactOffers> {
  return services.db.readOrganisation(caller.organisation.id, async (tx) => {
    const own = await repository.get(tx, caller.organisation.id);
    const orders = await repository.listOrdersInForce(tx);
    const ids = orders.map(({ id }) => id);
    const [limits, particulars] =
      ids.length === 0
        ? [[], []]
        : [await repository.listLimitWords(tx, ids), await repository.listParticularWords(tx, ids)];
    return offerFacts(
      orders.map(({ id, title, kind, category, authority, industryName }) => ({
        id,
        title,
        authority,
        industryName,
        kind: kind as ConsentKind | null,
        // A laboratory has no category.
        category: own.type === 'lab' ? null : (category as IndustryCategory | null),
        limits: limits.filter(({ consentDocumentId }) => consentDocumentId === id),
        particulars: particulars.filter(({ consentDocumentId }) => consentDocumentId === id),
      })),
      {
        name: own.name,
        state: own.state,
        category: own.category,
        wastes: own.wastes as string[],
        equipment: own.equipment as string[],
      },
    );
  });
}
