import { toEvidencePath } from '@anupalan/api-client/endpoints/scheduled-tasks';
import { saveBlob } from '@anupalan/api-client/files';
import type { Evidence } from '@anupalan/api-client/types';
import { Button, LoadError, SkeletonRows } from '@anupalan/ui';
import { Dialog } from '@anupalan/ui/interactive';
import { Download } from 'lucide-react';
import { useCallback, useEffect, useMemo } from 'react';
import { PlainPdf } from '../../../shared/viewer/plain-pdf.tsx';
import { useFile } from '../../../shared/viewer/use-file.ts';
import { evidenceWords } from './words.ts';

function Pdf({ id, blob }: { id: string; blob: Blob }) {
  const getSource = useCallback(() => ({ file: blob }), [blob]);
  return <PlainPdf id={id} words={evidenceWords.preview.pdf} getSource={getSource} />;
}

function Picture({ blob, name }: { blob: Blob; name: string }) {
  const url = useMemo(() => URL.createObjectURL(blob), [blob]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <img src={url} alt={name} />;
}

/** Props of {@link EvidencePreview}. */
export type EvidencePreviewProps = { scheduledTaskId: string; piece: Evidence; onClose: () => void };

/** A file of a due date, looked at without leaving the page. */
export function EvidencePreview({ scheduledTaskId, piece, onClose }: EvidencePreviewProps) {
  const { blob, hasFailed, retry } = useFile(toEvidencePath(scheduledTaskId, piece.id), { isSilent: true });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={piece.fileName}
      size="lg"
      footer={
        <Button
          icon={Download}
          disabled={blob === null}
          onClick={() => blob !== null && saveBlob(blob, piece.fileName)}
        >
          {evidenceWords.download}
        </Button>
      }
    >
      {blob === null && !hasFailed && <SkeletonRows label={evidenceWords.preview.loading} />}
      {hasFailed && <LoadError title={evidenceWords.preview.failed} onRetry={retry} />}
      {blob !== null &&
        (piece.mimeType === 'application/pdf' ? (
          <Pdf id={piece.id} blob={blob} />
        ) : (
          <Picture blob={blob} name={piece.fileName} />
        ))}
    </Dialog>
  );
}
