import { toFactWhy } from '@anupalan/compliance/reading/facts/why';
import type { OrderReading } from '@anupalan/compliance/reading/types';
import { FactList, FactSource, ReviewRows } from '@anupalan/ui/document';
import { FACT_LABELS, FACT_NAMES, toFactNote, toFactText } from '../../../shared/orders/fact-values.ts';
import { factWords } from './words.ts';

/** The facts of the order, each with the words it was read from. */
export function FactsTab({ reading }: { reading: OrderReading }) {
  const { facts } = reading;
  const names = FACT_NAMES.filter((name) => name !== 'openEnded' || facts.validUpto === undefined);
  return (
    <ReviewRows>
      <FactList
        emptyText={factWords.notFound}
        facts={names.map((name) => {
          const fact = facts[name];
          const page = fact?.citation?.page ?? null;
          return {
            id: name,
            label: FACT_LABELS[name],
            value: toFactText(facts, name),
            note: fact && toFactNote(fact, toFactWhy(name, reading)),
            source: fact?.citation && (
              <FactSource
                quote={fact.citation.quote}
                place={page === null ? undefined : factWords.page(page)}
              />
            ),
          };
        })}
      />
    </ReviewRows>
  );
}
