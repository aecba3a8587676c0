import type { Citation, ConsentDocument } from '@anupalan/api-client/types';
import { Button, Card, CardHead, Highlighter, Link } from '@anupalan/ui';
import { Pencil } from 'lucide-react';
import { useSourcePath } from '../document-links.ts';
import styles from './document.module.css';
import { FACT_LABELS, FACT_NAMES, toFactNote, toFactText } from './fact-values.ts';

/** Props of {@link Source}. */
export type SourceProps = { documentId: string; citation: Citation | null };

/** The quoted words of a value, and the way to their page. */
export function Source({ documentId, citation }: SourceProps) {
  const toSource = useSourcePath();
  if (citation === null) return null;
  const href = toSource(documentId, citation);
  const where = citation.page === null ? 'Open the text' : `Open page ${citation.page}`;
  return (
    <span className={styles.source}>
      {citation.quote !== '' && <Highlighter>{citation.quote}</Highlighter>}{' '}
      {href === null ? (
        citation.page !== null && <span>page {citation.page}</span>
      ) : (
        <Link href={href} className={styles.link}>
          {where}
        </Link>
      )}
    </span>
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
      <dl className={styles.facts}>
        {names.map((name) => {
          const fact = facts[name];
          const text = toFactText(facts, name);
          const note = fact === undefined ? null : toFactNote(fact);
          return (
            <div key={name} className={styles.fact}>
              <dt>{FACT_LABELS[name]}</dt>
              <dd>
                <span className={text === null ? styles.none : styles.value}>
                  {text ?? 'Not found in the order'}
                </span>
                {note !== null && <span className={styles.note}>{note}</span>}
                {fact !== undefined && <Source documentId={id} citation={fact.citation} />}
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
