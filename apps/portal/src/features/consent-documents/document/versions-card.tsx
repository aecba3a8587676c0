import {
  useGetConsentDocumentQuery,
  useListConsentDocumentsQuery,
} from '@anupalan/api-client/endpoints/consent-documents';
import type { ConsentDocument } from '@anupalan/api-client/types';
import { CardHead, DataList, DataRow, FoldingCard, LoadError, SkeletonRows, Tag } from '@anupalan/ui';
import { toRenewalPath } from '../../../shared/orders/order-paths.ts';
import { formatLongDate } from '../../../shared/tasks/task-dates.ts';
import { toDocumentPath, useCanRenew } from '../document-links.ts';
import { versionWords } from './words.ts';

/** Older orders that are listed; a renewal replaces one as a rule. */
const ROWS = 5;

/** "Issued on 12 Apr 2022, valid until 31 Mar 2027". */
function toMeta({ facts }: ConsentDocument): string {
  const issued = facts.issuedOn && versionWords.issuedOn(formatLongDate(facts.issuedOn.value));
  const until = facts.validUpto && versionWords.validUntil(formatLongDate(facts.validUpto.value));
  const words = [issued, until].filter(Boolean).join(', ');
  return words === '' ? versionWords.noDates : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function VersionRow({
  document,
  standing,
}: {
  document: ConsentDocument;
  standing: 'newer' | 'this' | 'older';
}) {
  const isThis = standing === 'this';
  return (
    <DataRow
      title={document.title}
      {...(isThis ? {} : { href: toDocumentPath(document.id) })}
      meta={toMeta(document)}
      end={
        isThis ? (
          <Tag tone="info">{versionWords.this}</Tag>
        ) : (
          <Tag>{standing === 'newer' ? versionWords.newer : versionWords.replaced}</Tag>
        )
      }
    />
  );
}

/** The order that has taken this one's place, this one, and those whose place it has taken; the way to a renewal. */
export function VersionsCard({ document }: { document: ConsentDocument }) {
  const { id, supersededById } = document;
  const canRenew = useCanRenew() && supersededById === null;
  const newer = useGetConsentDocumentQuery(supersededById ?? '', { skip: supersededById === null });
  const older = useListConsentDocumentsQuery(
    { supersededById: id, pageNo: 1, pageSize: ROWS },
    { refetchOnMountOrArgChange: true },
  );
  const hasFailed = older.data === undefined && older.isError;
  const isLoading = older.data === undefined && !older.isError;
  return (
    <FoldingCard foldName={versionWords.foldName} aria-labelledby="versions" aria-busy={isLoading}>
      <CardHead
        title={versionWords.title}
        id="versions"
        more={canRenew ? { href: toRenewalPath(id), text: versionWords.renew } : undefined}
      />
      {isLoading && <SkeletonRows rows={2} label={versionWords.loading} />}
      {hasFailed && (
        <LoadError
          title={versionWords.loadError}
          onRetry={() => void older.refetch()}
          isRetrying={older.isFetching}
        />
      )}
      {older.data !== undefined && (
        <DataList aria-label={versionWords.label}>
          {newer.data !== undefined && <VersionRow document={newer.data} standing="newer" />}
          <VersionRow document={document} standing="this" />
          {older.data.rows.map((one) => (
            <VersionRow key={one.id} document={one} standing="older" />
          ))}
        </DataList>
      )}
    </FoldingCard>
  );
}
