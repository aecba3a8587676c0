import { isApiError } from '@anupalan/api-client/api-error';
import {
  toTechnicalFilePath,
  useDeleteTechnicalDocumentMutation,
  useGetTechnicalDocumentQuery,
} from '@anupalan/api-client/endpoints/technical-documents';
import { downloadFile } from '@anupalan/api-client/files';
import type { TechnicalDocument } from '@anupalan/api-client/types';
import { findTechnicalType, TECHNICAL_TYPE_LABELS } from '@anupalan/enums/technical-documents';
import { Button, KeyValueList, LoadError, PlainText, SkeletonRows, Stack, toFileSize } from '@anupalan/ui';
import { useHeld } from '@anupalan/ui/forms';
import { ConfirmDialog, Drawer, toast } from '@anupalan/ui/interactive';
import { Download, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Ago } from '../../../shared/notifications/ago.tsx';
import { toFolderWords } from '../list/documents-table.tsx';
import { useCanManage } from '../technical-paths.ts';
import { EditDialog } from './edit-dialog.tsx';
import { Preview } from './preview.tsx';
import { Versions } from './versions.tsx';
import { documentWords } from './words.ts';

function Facts({ document }: { document: TechnicalDocument }) {
  const type = findTechnicalType(document.mimeType);
  return (
    <KeyValueList
      items={[
        { key: documentWords.facts.folder, value: toFolderWords(document) },
        { key: documentWords.facts.file, value: document.fileName },
        {
          key: documentWords.facts.size,
          value: [type === null ? null : TECHNICAL_TYPE_LABELS[type], toFileSize(document.size)]
            .filter((part) => part !== null)
            .join(', '),
        },
        { key: documentWords.facts.version, value: String(document.version) },
        { key: documentWords.facts.uploadedBy, value: document.uploadedBy.name },
        { key: documentWords.facts.lastChange, value: <Ago instant={document.updatedAt} /> },
      ]}
    />
  );
}

function Content({ document }: { document: TechnicalDocument }) {
  return (
    <Stack gap={5}>
      <Facts document={document} />
      {document.description !== '' && <PlainText dir="auto">{document.description}</PlainText>}
      <Preview key={document.version} document={document} />
      <Versions document={document} />
    </Stack>
  );
}

/** Saves the current file; a failure has its toast already. */
function DownloadButton({ document }: { document: TechnicalDocument }) {
  const [isLoading, setIsLoading] = useState(false);
  const onDownload = async () => {
    setIsLoading(true);
    await downloadFile(toTechnicalFilePath(document.id), document.fileName);
    setIsLoading(false);
  };
  return (
    <Button
      variant="primary"
      icon={Download}
      isLoading={useHeld(isLoading)}
      loadingLabel={documentWords.downloading}
      onClick={() => void onDownload()}
    >
      {documentWords.download}
    </Button>
  );
}

type DeleteProps = { document: TechnicalDocument; onClose: () => void; onDeleted: () => void };

function DeleteDocument({ document, onClose, onDeleted }: DeleteProps) {
  const [remove, { isLoading }] = useDeleteTechnicalDocumentMutation();
  const onConfirm = async () => {
    try {
      const { message } = await remove(document.id).unwrap();
      toast.success(message);
      onDeleted();
    } catch (error) {
      // The one handler has said why.
      if (!isApiError(error)) throw error;
      onClose();
    }
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => void onConfirm()}
      title={documentWords.deletion.title(document.title)}
      confirmLabel={documentWords.deletion.confirm}
      tone="danger"
      isBusy={isLoading}
      busyLabel={documentWords.deletion.busy}
    >
      {documentWords.deletion.text(document.version)}
    </ConfirmDialog>
  );
}

/** One document: what it is, a look into it, its versions, and what can be done with it. */
export function DocumentDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isLoading, error, isFetching, refetch } = useGetTechnicalDocumentQuery(id);
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const canManage = useCanManage();
  const isGone = isApiError(error) && error.status === 404;
  const document = isGone ? undefined : data;
  const onDone = () => setDialog(null);
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={document?.title ?? documentWords.title}
      footer={
        document !== undefined && (
          <>
            {canManage && (
              <>
                <Button variant="ghost" icon={Trash2} onClick={() => setDialog('delete')}>
                  {documentWords.delete}
                </Button>
                <Button icon={Pencil} onClick={() => setDialog('edit')}>
                  {documentWords.edit}
                </Button>
              </>
            )}
            <DownloadButton document={document} />
          </>
        )
      }
    >
      {isLoading && <SkeletonRows rows={5} label={documentWords.loading} />}
      {isGone && <LoadError title={documentWords.goneTitle} text={documentWords.goneText} />}
      {error !== undefined && !isGone && data === undefined && (
        <LoadError title={documentWords.loadError} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {document !== undefined && <Content document={document} />}
      {document !== undefined && dialog === 'edit' && <EditDialog document={document} onClose={onDone} />}
      {document !== undefined && dialog === 'delete' && (
        <DeleteDocument document={document} onClose={onDone} onDeleted={onClose} />
      )}
    </Drawer>
  );
}
