import type { ConsentDocument } from '@anupalan/api-client/types';
import { formatDate } from '@anupalan/compliance/schedules/describe';
import { VALIDITY_MEDIUM_LABELS } from '@anupalan/enums/consents';
import { Card, CardBody, CardHead } from '@anupalan/ui';
import { ValidityTag } from '../validity-tag.tsx';
import { toValidityWords } from '../validity-words.ts';
import styles from './document.module.css';
import { Source } from './facts-card.tsx';

/** Props of {@link ValidityCard}. */
export type ValidityCardProps = { document: ConsentDocument; today: string };

/** How long the order is valid: the whole, and each medium where they end on different days. */
export function ValidityCard({ document, today }: ValidityCardProps) {
  const { id, validity } = document;
  return (
    <Card aria-labelledby="validity">
      <CardHead title="Validity" id="validity">
        <ValidityTag document={document} today={today} />
      </CardHead>
      <CardBody>
        <p className={styles.value}>{toValidityWords(document, today)}</p>
        {validity.length > 1 && <p className={styles.note}>Where periods differ, the earliest end counts.</p>}
      </CardBody>
      {validity.length > 0 && (
        <ul className={styles.periods}>
          {validity.map(({ medium, from, upto, citation }, index) => (
            <li key={`${medium}-${index}`}>
              <strong>{medium === null ? 'Whole order' : VALIDITY_MEDIUM_LABELS[medium]}</strong>
              <span className="num">
                {from === null ? '' : `${formatDate(from)} `}
                {upto === null ? 'without an end date' : `to ${formatDate(upto)}`}
              </span>
              <Source documentId={id} citation={citation} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
