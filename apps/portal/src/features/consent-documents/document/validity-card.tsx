import type { ConsentDocument } from '@anupalan/api-client/types';
import { toRenewalState } from '@anupalan/compliance/renewal/apply-by';
import { describeRenewal } from '@anupalan/compliance/renewal/describe';
import { formatDate } from '@anupalan/compliance/schedules/describe';
import { VALIDITY_MEDIUM_LABELS } from '@anupalan/enums/consents';
import { Button, Card, CardBody, CardHead, Notice } from '@anupalan/ui';
import { EntryList, FactText } from '@anupalan/ui/document';
import { useState } from 'react';
import { ValidityTag } from '../validity-tag.tsx';
import { toValidityWords } from '../validity-words.ts';
import { ApplicationDialog } from './application-dialog.tsx';
import { Source } from './facts-card.tsx';

/** Props of {@link ValidityCard}. */
export type ValidityCardProps = { document: ConsentDocument; today: string; canManage: boolean };

/** The tone of a renewal: red once the last day to apply was missed, amber while it is near (D45). */
const TONES = { none: 'info', ahead: 'info', near: 'warn', missed: 'danger', applied: 'ok' } as const;

/** The last day to apply, or the application; nothing of an order without an end, or that a newer one follows. */
function Renewal({ document, today, canManage }: ValidityCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const words = describeRenewal(document, today);
  if (words === null || document.supersededById !== null) return null;
  const { renewalAppliedOn, renewalReference } = document;
  return (
    <>
      <Notice
        tone={TONES[toRenewalState(document, today)]}
        title={words}
        action={
          canManage && (
            <Button size="sm" onClick={() => setIsOpen(true)}>
              {renewalAppliedOn === null ? 'Record application' : 'Change application'}
            </Button>
          )
        }
      >
        {renewalReference === null ? undefined : `Reference ${renewalReference}`}
      </Notice>
      {isOpen && <ApplicationDialog document={document} today={today} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** How long the order is valid: the whole, and each medium where they end on different days. */
export function ValidityCard({ document, today, canManage }: ValidityCardProps) {
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
        <Renewal document={document} today={today} canManage={canManage} />
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
