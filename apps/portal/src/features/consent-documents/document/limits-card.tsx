import type { ConsentDocument, Limit } from '@anupalan/api-client/types';
import { Card, CardBody, CardHead, TextLink } from '@anupalan/ui';
import { LimitsTable } from '../../../shared/orders/limits-table.tsx';
import { useSourcePath } from '../document-links.ts';

function PageLink({ documentId, limit }: { documentId: string; limit: Limit }) {
  const toSource = useSourcePath();
  const { page } = limit.citation;
  const href = toSource(documentId, limit.citation);
  const words = page === null ? 'Text' : `Page ${page}`;
  if (href === null) return words;
  return (
    <TextLink href={href} aria-label={`${words}: ${limit.parameter}`}>
      {words}
    </TextLink>
  );
}

/** The standards that the order sets, as printed, by medium. */
export function LimitsCard({ document }: { document: ConsentDocument }) {
  const { id, limits } = document;
  return (
    <Card aria-labelledby="limits">
      <CardHead
        title="Limits"
        id="limits"
        note={limits.length === 0 ? undefined : `${limits.length} parameters`}
      />
      {limits.length === 0 ? (
        <CardBody>
          <p className="muted">No limits were found in this order.</p>
        </CardBody>
      ) : (
        <LimitsTable
          limits={limits}
          toKey={(limit) => limit.id}
          toSource={(limit) => <PageLink documentId={id} limit={limit} />}
        />
      )}
    </Card>
  );
}
