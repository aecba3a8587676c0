import { isApiError } from '@anupalan/api-client/api-error';
import {
  toTechnicalFilePath,
  useListTechnicalVersionsQuery,
  useRestoreTechnicalVersionMutation,
} from '@anupalan/api-client/endpoints/technical-documents';
import { downloadFile } from '@anupalan/api-client/files';
import type { TechnicalDocument, TechnicalVersion } from '@anupalan/api-client/types';
import { Button, FileRow, IconButton, LoadError, Section, SkeletonRows, Stack, Tag } from '@anupalan/ui';
import { UploadList } from '@anupalan/ui/document';
import { toast } from '@anupalan/ui/interactive';
import { Download } from 'lucide-react';
import { Ago } from '../../../shared/notifications/ago.tsx';
import { useCanManage } from '../technical-paths.ts';
import { ReplaceFile } from './replace-file.tsx';
import { versionsWords } from './words.ts';

type RowProps = {
  documentId: string;
  version: TechnicalVersion;
  isCurrent: boolean;
  /** Absent for the current one and for who may only look. */
  onRestore?: () => void;
  isBusy: boolean;
};

function VersionRow({ documentId, version, isCurrent, onRestore, isBusy }: RowProps) {
  const { number, restoredFrom, fileName, uploadedBy, createdAt, size } = version;
  return (
    <FileRow
      name={versionsWords.file(number, fileName)}
      size={size}
      meta={
        <>
          {restoredFrom !== null && versionsWords.restoredFrom(restoredFrom)}
          {uploadedBy.name}, <Ago instant={createdAt} />
        </>
      }
    >
      {isCurrent && <Tag>{versionsWords.current}</Tag>}
      {onRestore !== undefined && (
        <Button
          size="sm"
          onClick={onRestore}
          isLoading={isBusy}
          loadingLabel={versionsWords.restoring}
          aria-label={versionsWords.restoreLabel(number)}
        >
          {versionsWords.restore}
        </Button>
      )}
      <IconButton
        icon={Download}
        label={versionsWords.downloadLabel(number)}
        onClick={() => void downloadFile(toTechnicalFilePath(documentId, number), fileName)}
      />
    </FileRow>
  );
}

/** Every version of a document, newest first; who may, adds one or brings an older one back. */
export function Versions({ document }: { document: TechnicalDocument }) {
  const { data, isLoading, isError, isFetching, refetch } = useListTechnicalVersionsQuery(document.id);
  const [restore, { isLoading: isRestoring, originalArgs }] = useRestoreTechnicalVersionMutation();
  const canManage = useCanManage();
  const onRestore = async (number: number) => {
    try {
      const { message } = await restore({ id: document.id, number }).unwrap();
      toast.success(message);
    } catch (error) {
      // The one handler has said why.
      if (!isApiError(error)) throw error;
    }
  };
  return (
    <Section title={versionsWords.title}>
      <Stack gap={3}>
        {canManage && <ReplaceFile document={document} />}
        {isLoading && <SkeletonRows rows={2} label={versionsWords.loading} />}
        {isError && data === undefined && (
          <LoadError title={versionsWords.loadError} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {data !== undefined && (
          <UploadList
            aria-label={versionsWords.title}
            items={data.rows.map((version) => ({
              id: version.id,
              row: (
                <VersionRow
                  documentId={document.id}
                  version={version}
                  isCurrent={version.number === document.version}
                  isBusy={isRestoring && originalArgs?.number === version.number}
                  {...(canManage && version.number !== document.version
                    ? { onRestore: () => void onRestore(version.number) }
                    : {})}
                />
              ),
            }))}
          />
        )}
      </Stack>
    </Section>
  );
}
