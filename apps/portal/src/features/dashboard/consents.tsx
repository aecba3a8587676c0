import type { Dashboard } from '@anupalan/api-client/endpoints/dashboard';
import { Card, CardHead, EmptyState, LinkButton, ValidityRibbon } from '@anupalan/ui';
import { useAccess, useScreenPath } from '../../shared/session/use-session.ts';
import { useTaskLinks } from '../../shared/tasks/task-links.ts';
import { toRibbon } from './dashboard-words.ts';
import { words } from './words.ts';

/** Ribbons at most; the rest stands in the list of orders. */
const SHOWN = 6;

function FirstConsent() {
  const canUpload = useAccess('Consent Analyzer', 'manage');
  const toPath = useScreenPath();
  return (
    <EmptyState
      title={words.consents.emptyTitle}
      text={words.consents.emptyText}
      action={
        canUpload && (
          <LinkButton variant="primary" href={toPath('consentAnalyzer')}>
            {words.consents.upload}
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
    text: words.consents.all(consents.length),
    label: words.consents.allLabel(consents.length),
  };
  return (
    <Card aria-labelledby="consents">
      <CardHead
        title={words.consents.title}
        id="consents"
        more={canOpenList && consents.length > 0 ? all : undefined}
      />
      {consents.length === 0 ? (
        <FirstConsent />
      ) : (
        <ValidityRibbon
          label={words.consents.label}
          today={today}
          ribbons={consents
            .slice(0, SHOWN)
            .map((consent) => toRibbon(consent, today, links.toDocument(consent.id)))}
        />
      )}
    </Card>
  );
}
