import type { ConsentDocument } from '@anupalan/api-client/types';
import { formatDate } from '@anupalan/compliance/schedules/describe';
import { VALIDITY_MEDIUM_LABELS } from '@anupalan/enums/consents';
import { Card, CardBody, CardHead } from '@anupalan/ui';
import { EntryList, FactText } from '@anupalan/ui/document';
import { ValidityTag } from '../validity-tag.tsx';
import { toValidityWords } from '../validity-words.ts';
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
        <FactText>{toValidityWords(document, today)}</FactText>
        {validity.length > 1 && (
          <FactText kind="note">Where periods differ, the earliest end counts.</FactText>
        )}
      </CardBody>
      {validity.length > 0 && (
        <EntryList
          entries={validity.map(({ medium, from, upto, citation }, index) => ({
            id: `${medium}-${index}`,
            title: medium === null ? 'Whole order' : VALIDITY_MEDIUM_LABELS[medium],
            content: `${from === null ? '' : `${formatDate(from)} `}${
              upto === null ? 'without an end date' : `to ${formatDate(upto)}`
            }`,
            source: <Source documentId={id} citation={citation} />,
          }))}
        />
      )}
    </Card>
  );
}
