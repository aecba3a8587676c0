import type { ConsentDocument, Limit } from '@anupalan/api-client/types';
import { LIMIT_MEDIA, LIMIT_MEDIUM_LABELS } from '@anupalan/enums/consents';
import {
  Card,
  CardBody,
  CardHead,
  Cell,
  GroupRow,
  HeadCell,
  Row,
  RowHeadCell,
  Table,
  TextLink,
} from '@anupalan/ui';
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
        <Table caption="Limits of the order" density="compact">
          <thead>
            <tr>
              <HeadCell>Parameter</HeadCell>
              <HeadCell>Limit</HeadCell>
              <HeadCell>Unit</HeadCell>
              <HeadCell>Source</HeadCell>
            </tr>
          </thead>
          {LIMIT_MEDIA.map((medium) => {
            const own = limits.filter((limit) => limit.medium === medium);
            if (own.length === 0) return null;
            return (
              <tbody key={medium}>
                <GroupRow label={LIMIT_MEDIUM_LABELS[medium]} count={own.length} colSpan={4} />
                {own.map((limit) => (
                  <Row key={limit.id}>
                    <RowHeadCell>{limit.parameter}</RowHeadCell>
                    <Cell className="num">{limit.limit}</Cell>
                    <Cell>{limit.unit ?? ''}</Cell>
                    <Cell>
                      <PageLink documentId={id} limit={limit} />
                    </Cell>
                  </Row>
                ))}
              </tbody>
            );
          })}
        </Table>
      )}
    </Card>
  );
}
