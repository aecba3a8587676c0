import { downloadFile } from '@anupalan/api-client/files';
import type { ConsentDocument } from '@anupalan/api-client/types';
import { COMPANY_PATHS } from '@anupalan/enums/paths';
import { Breadcrumb, Button, LinkButton, PageHead, toFileSize } from '@anupalan/ui';
import { Download, FileStack, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toRenewalPath } from '../../../shared/orders/order-paths.ts';
import { toDayText } from '../../../shared/time-zone.ts';
import { useCanRenew, useSourcePath } from '../document-links.ts';
import { DocumentStatusTag } from '../document-status-tag.tsx';
import { PackActions } from './packs/pack-actions.tsx';

function toMeta({ fileName, size, pageCount, createdAt, uploadedBy }: ConsentDocument): string {
  const pages = pageCount === null ? null : pageCount === 1 ? '1 page' : `${pageCount} pages`;
  return [fileName, toFileSize(size), pages, `uploaded ${toDayText(createdAt)} by ${uploadedBy.name}`]
    .filter(Boolean)
    .join(', ');
}

/** Props of {@link DocumentHead}. */
export type DocumentHeadProps = { document: ConsentDocument; canManage: boolean; onDelete: () => void };

/** What the order is, and what can be done with the whole. */
export function DocumentHead({ document, canManage, onDelete }: DocumentHeadProps) {
  const toSource = useSourcePath();
  const [isLoading, setIsLoading] = useState(false);
  const canRenew = useCanRenew() && document.status === 'ready' && document.supersededById === null;
  const review = toSource(document.id);
  const onDownload = async () => {
    setIsLoading(true);
    await downloadFile(`/consent-documents/${document.id}/file?original=1`, document.fileName);
    setIsLoading(false);
  };
  const actions = (
    <>
      {document.status !== 'ready' && <DocumentStatusTag status={document.status} />}
      {document.status === 'ready' && <PackActions document={document} />}
      <Button icon={Download} isLoading={isLoading} loadingLabel="Loading" onClick={() => void onDownload()}>
        Download
      </Button>
      {canManage && (
        <Button icon={Trash2} onClick={onDelete}>
          Delete
        </Button>
      )}
      {canRenew && (
        <LinkButton icon={FileStack} href={toRenewalPath(document.id)}>
          Renew
        </LinkButton>
      )}
      {review !== null && (
        <LinkButton variant="primary" href={review}>
          Open in the analyzer
        </LinkButton>
      )}
    </>
  );
  return (
    <PageHead
      trail={
        <Breadcrumb
          items={[
            { label: 'Consent Documents', href: COMPANY_PATHS.consentDocuments },
            { label: document.title },
          ]}
        />
      }
      title={document.title}
      text={toMeta(document)}
      actions={actions}
    />
  );
}
