import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';
import { Card, CardHead, EmptyState, LinkButton, ValidityRibbon } from '@anupalan/ui';
import { useAccess, useScreenPath } from '../../shared/session/use-session.ts';
import { useTaskLinks } from '../../shared/tasks/task-links.ts';
import { toRibbon } from './dashboard-words.ts';

/** Ribbons at most; the rest stands in the list of orders. */
const SHOWN = 6;

function FirstConsent() {
  const canUpload = useAccess('Consent Analyzer', 'manage');
  const toPath = useScreenPath();
  return (
    <EmptyState
      title="No consent yet"
      text="Upload an order to see how long it is valid."
      action={
        canUpload && (
          <LinkButton variant="primary" href={toPath('consentAnalyzer')}>
            Upload your first consent
          </LinkButton>
        )
      }
    />
  );
}

/** How long each consent is valid, on one axis. */
export function Consents({ figures }: { figures: Dashboard }) {
  const { consents, today } = figures;
  const links = useTaskLinks();
  const canOpenList = useAccess('Consent Documents');
  const toPath = useScreenPath();
  const all = {
    href: toPath('consentDocuments'),
    text: `All ${consents.length}`,
    label: `All ${consents.length} consents and licences`,
  };
  return (
    <Card aria-labelledby="consents">
      <CardHead
        title="Consents and licences"
        id="consents"
        more={canOpenList && consents.length > 0 ? all : undefined}
      />
      {consents.length === 0 ? (
        <FirstConsent />
      ) : (
        <ValidityRibbon
          label="Validity of consents and licences"
          today={today}
          ribbons={consents
            .slice(0, SHOWN)
            .map((consent) => toRibbon(consent, today, links.toDocument(consent.id)))}
        />
      )}
    </Card>
  );
}
