import type { Citation, ConsentDocument } from '@anupalan/api-client/types';
import { Button, CardHead, FoldingCard, Inline, TextLink } from '@anupalan/ui';
import { FactList, FactSource } from '@anupalan/ui/document';
import type { ConsentFacts } from '@anupalan/validators/entities/consent-document';
import { Pencil } from 'lucide-react';
import { CompareFigures } from '../../../shared/orders/compare-figures.tsx';
import {
  FACT_LABELS,
  FACT_NAMES,
  type FactName,
  toFactNote,
  toFactText,
} from '../../../shared/orders/fact-values.ts';
import { HowRead } from '../../../shared/orders/how-read.tsx';
import { useSourcePath } from '../document-links.ts';
import { factWords } from './words.ts';

/** Props of {@link Source}. */
export type SourceProps = { documentId: string; citation: Citation | null };

/** The quoted words of a value, and the way to their page. */
export function Source({ documentId, citation }: SourceProps) {
  const toSource = useSourcePath();
  if (citation === null) return null;
  const href = toSource(documentId, citation);
  const { page, quote } = citation;
  if (href === null)
    return <FactSource quote={quote} place={page === null ? undefined : factWords.pageOf(page)} />;
  return (
    <FactSource
      quote={quote}
      href={href}
      place={page === null ? factWords.openText : factWords.openPage(page)}
    />
  );
}

type FactPlaceProps = { documentId: string; label: string; fact: NonNullable<ConsentFacts[FactName]> };

/** The way to the page of a fact, and how it was read. */
function FactPlace({ documentId, label, fact }: FactPlaceProps) {
  const toSource = useSourcePath();
  const { citation, why } = fact;
  const href = citation === null ? null : toSource(documentId, citation);
  const place =
    citation === null ? null : citation.page === null ? factWords.text : factWords.page(citation.page);
  return (
    <Inline gap={1} isNoWrap>
      {place !== null &&
        (href === null ? (
          <span className="subtle">{place}</span>
        ) : (
          <TextLink href={href} aria-label={`${place}: ${label}`}>
            {place.replace(' ', '\u00a0')}
          </TextLink>
        ))}
      {why && <HowRead name={label} why={why} {...(citation === null ? {} : { quote: citation.quote })} />}
    </Inline>
  );
}

/** Props of {@link FactsCard}. */
export type FactsCardProps = { document: ConsentDocument; canManage: boolean; onCorrect: () => void };

/** The facts of an order, each with the way to its page and to how it was read. */
export function FactsCard({ document, canManage, onCorrect }: FactsCardProps) {
  const { id, facts } = document;
  // The reason for having no end says nothing where there is an end.
  const names = FACT_NAMES.filter((name) => name !== 'openEnded' || facts.validUpto === undefined);
  return (
    <FoldingCard foldName={factWords.foldName} aria-labelledby="facts">
      <CardHead title={factWords.title} id="facts">
        {canManage && (
          <Button size="sm" icon={Pencil} onClick={onCorrect}>
            {factWords.correct}
          </Button>
        )}
      </CardHead>
      <FactList
        isCompact
        emptyText={factWords.notFound}
        facts={names.map((name) => {
          const fact = facts[name];
          return {
            id: name,
            label: FACT_LABELS[name],
            value: toFactText(facts, name),
            note: fact && (
              <>
                {toFactNote(fact)}{' '}
                <CompareFigures
                  documentId={id}
                  name={FACT_LABELS[name]}
                  doubts={fact.doubts ?? []}
                  quote={fact.citation?.quote ?? ''}
                  canManage={canManage}
                  onCorrect={onCorrect}
                />
              </>
            ),
            source: fact && <FactPlace documentId={id} label={FACT_LABELS[name]} fact={fact} />,
          };
        })}
      />
    </FoldingCard>
  );
}
