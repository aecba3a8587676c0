import { useListFactOffersQuery } from '@anupalan/api-client/endpoints/organisation';
import type { FactOffers as Offers } from '@anupalan/api-client/types';
import { INDUSTRY_CATEGORY_LABELS } from '@anupalan/enums/consents';
import { EQUIPMENT_LABELS, WASTE_LABELS, WORKSPACE_NAME_PREFIX } from '@anupalan/enums/organisation-facts';
import { Button, Notice, TextLink } from '@anupalan/ui';
import { useFormikContext } from 'formik';
import { useTaskLinks } from '../../shared/tasks/task-links.ts';
import type { FactsValues } from './facts-values.ts';
import { factsWords } from './words.ts';

/** One fact in words, and the order that tells it. */
export type OfferedFact = {
  key: string;
  label: string;
  words: string;
  consentDocumentId: string;
  documentTitle: string;
};

/** What of the offers is not in the form yet. */
export function listOffered(offers: Offers, values: FactsValues): Offers {
  const { name, state, category } = offers;
  return {
    name: values.name.startsWith(WORKSPACE_NAME_PREFIX) ? name : null,
    state: values.state === '' ? state : null,
    category: values.category === '' ? category : null,
    wastes: offers.wastes.filter(({ value }) => !values.wastes.includes(value)),
    equipment: offers.equipment.filter(({ value }) => !values.equipment.includes(value)),
  };
}

/** The same as rows: "Category Red", "Boiler", each with the order's words. */
export function toOfferedFacts({ name, state, category, wastes, equipment }: Offers): OfferedFact[] {
  return [
    ...(name === null
      ? []
      : [{ ...name, key: 'name', label: factsWords.offers.name(name.value), words: '' }]),
    ...(state === null ? [] : [{ ...state, key: 'state', label: factsWords.offers.state(state.value) }]),
    ...(category === null
      ? []
      : [
          {
            ...category,
            key: 'category',
            label: factsWords.offers.category(INDUSTRY_CATEGORY_LABELS[category.value]),
            words: '',
          },
        ]),
    ...wastes.map((waste) => ({ ...waste, key: waste.value, label: WASTE_LABELS[waste.value] })),
    ...equipment.map((piece) => ({ ...piece, key: piece.value, label: EQUIPMENT_LABELS[piece.value] })),
  ];
}

/** Offers what the orders tell and the form does not say: nothing is added by itself. */
export function FactOffers() {
  const { data } = useListFactOffersQuery();
  const { values, setValues } = useFormikContext<FactsValues>();
  const links = useTaskLinks();
  if (data === undefined) return null;
  const offered = listOffered(data, values);
  const facts = toOfferedFacts(offered);
  if (facts.length === 0) return null;
  const onAdd = () =>
    void setValues({
      ...values,
      name: offered.name?.value ?? values.name,
      state: offered.state?.value ?? values.state,
      category: offered.category?.value ?? values.category,
      wastes: [...values.wastes, ...offered.wastes.map(({ value }) => value)],
      equipment: [...values.equipment, ...offered.equipment.map(({ value }) => value)],
    });
  return (
    <Notice
      tone="info"
      title={factsWords.offers.title}
      action={
        <Button size="sm" onClick={onAdd}>
          {factsWords.offers.add}
        </Button>
      }
    >
      <ul>
        {facts.map(({ key, label, words, consentDocumentId, documentTitle }) => {
          const href = links.toDocument(consentDocumentId);
          return (
            <li key={key}>
              {label}
              {words !== '' && `: “${words}”`},{' '}
              {href === null ? documentTitle : <TextLink href={href}>{documentTitle}</TextLink>}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
