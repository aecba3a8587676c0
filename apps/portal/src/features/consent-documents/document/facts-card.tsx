import type { Citation, ConsentDocument } from '@anupalan/api-client/types';
import { Button, Card, CardHead } from '@anupalan/ui';
import { FactList, FactSource } from '@anupalan/ui/document';
import { Pencil } from 'lucide-react';
import { CompareFigures } from '../../../shared/orders/compare-figures.tsx';
import { FACT_LABELS, FACT_NAMES, toFactNote, toFactText } from '../../../shared/orders/fact-values.ts';
import { useSourcePath } from '../document-links.ts';

/** Props of {@link Source}. */
export type SourceProps = { documentId: string; citation: Citation | null };

/** The quoted words of a value, and the way to their page. */
export function Source({ documentId, citation }: SourceProps) {
  const toSource = useSourcePath();
  if (citation === null) return null;
  const href = toSource(documentId, citation);
  const { page, quote } = citation;
  if (href === null) return <FactSource quote={quote} place={page === null ? undefined : `page ${page}`} />;
  return (
    <FactSource quote={quote} href={href} place={page === null ? 'Open the text' : `Open page ${page}`} />
  );
}

/** Props of {@link FactsCard}. */
export type FactsCardProps = { document: ConsentDocument; canManage: boolean; onCorrect: () => void };

/** The facts of an order, each with the words it was read from. */
export function FactsCard({ document, canManage, onCorrect }: FactsCardProps) {
  const { id, facts } = document;
  // The reason for having no end says nothing where there is an end.
  const names = FACT_NAMES.filter((name) => name !== 'openEnded' || facts.validUpto === undefined);
  return (
    <Card aria-labelledby="facts">
      <CardHead title="Facts" id="facts">
        {canManage && (
          <Button size="sm" icon={Pencil} onClick={onCorrect}>
            Correct
          </Button>
        )}
      </CardHead>
      <FactList
        emptyText="Not found in the order"
        facts={names.map((name) => {
          const fact = facts[name];
          return {
            id: name,
            label: FACT_LABELS[name],
            value: toFactText(facts, name),
            note: fact && (
              <>
                {toFactNote(fact, fact.why)}{' '}
                <CompareFigures
                  documentId={id}
                  name={FACT_LABELS[name]}
                  doubts={fact.doubts ?? []}
                  quote={fact.citation?.quote ?? ''}
                  canManage={canManage}
                />
              </>
            ),
            source: fact && <Source documentId={id} citation={fact.citation} />,
          };
        })}
      />
    </Card>
  );
}
