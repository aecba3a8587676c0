import { toEvidencePath, useDeleteEvidenceMutation } from '@anupalan/api-client/endpoints/scheduled-tasks';
import { downloadFile } from '@anupalan/api-client/files';
import type { Evidence, ScheduledTask } from '@anupalan/api-client/types';
import { EVIDENCE_MAX_FILES } from '@anupalan/enums/limits';
import { Button, EmptyState, FileRow, IconButton, Stack } from '@anupalan/ui';
import { ConfirmDialog, toast } from '@anupalan/ui/interactive';
import { Download, Eye, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { EvidenceUploads } from '../../../shared/tasks/evidence/use-evidence-uploads.ts';
import { formatLongDate } from '../../../shared/tasks/task-dates.ts';
import { useCanChangeStatus } from '../../../shared/tasks/use-status-change.ts';
import { toDayText } from '../../../shared/time-zone.ts';
import { EvidencePreview } from './evidence-preview.tsx';
import { EvidenceUpload } from './evidence-upload.tsx';
import { canPreview } from './preview-kinds.ts';
import { evidenceWords } from './words.ts';

function toMeta({ effectiveDate, uploadedBy, createdAt }: Evidence): string {
  const handedIn = `${uploadedBy.name}, ${toDayText(createdAt)}`;
  return effectiveDate === null ? handedIn : evidenceWords.ofDay(formatLongDate(effectiveDate), handedIn);
}

/** Props of {@link EvidenceList}. */
export type EvidenceListProps = {
  row: ScheduledTask;
  /** Files that were chosen; they outlive the part of the drawer that shows them. */
  uploads: EvidenceUploads;
};

/** What shows that a due date was met: files to look at, take along and delete, and more to come. */
export function EvidenceList({ row, uploads }: EvidenceListProps) {
  const { evidence } = row;
  const canChange = useCanChangeStatus();
  const [deleteEvidence, { isLoading }] = useDeleteEvidenceMutation();
  const [deleting, setDeleting] = useState<Evidence | null>(null);
  const [shown, setShown] = useState<Evidence | null>(null);
  const [loadingId, setLoadingId] = useState<string | null>(null);
  const onDownload = async ({ id, fileName }: Evidence) => {
    setLoadingId(id);
    await downloadFile(toEvidencePath(row.id, id), fileName);
    setLoadingId(null);
  };
  const onDelete = async () => {
    if (deleting === null) return;
    const answer = await deleteEvidence({ scheduledTaskId: row.id, evidenceId: deleting.id });
    setDeleting(null);
    // What went wrong has been said by the handler of failures.
    if (answer.data !== undefined) toast.success(answer.data.message);
  };
  return (
    <Stack gap={4}>
      {evidence.length === 0 && (
        <EmptyState title={evidenceWords.emptyTitle} text={evidenceWords.emptyText} />
      )}
      {evidence.length > 0 && (
        <section aria-label={evidenceWords.label(evidence.length, EVIDENCE_MAX_FILES)}>
          {evidence.map((piece) => (
            <FileRow key={piece.id} name={piece.fileName} size={piece.size} meta={toMeta(piece)}>
              {canPreview(piece) && (
                <IconButton
                  icon={Eye}
                  size="sm"
                  label={evidenceWords.open(piece.fileName)}
                  onClick={() => setShown(piece)}
                />
              )}
              <Button
                size="sm"
                icon={Download}
                isLoading={loadingId === piece.id}
                loadingLabel={evidenceWords.loading}
                aria-label={evidenceWords.downloadFile(piece.fileName)}
                onClick={() => void onDownload(piece)}
              >
                {evidenceWords.download}
              </Button>
              {canChange && (
                <IconButton
                  icon={Trash2}
                  size="sm"
                  label={evidenceWords.delete(piece.fileName)}
                  onClick={() => setDeleting(piece)}
                />
              )}
            </FileRow>
          ))}
        </section>
      )}
      {canChange && (
        <EvidenceUpload uploads={uploads} room={Math.max(0, EVIDENCE_MAX_FILES - evidence.length)} />
      )}
      {shown !== null && (
        <EvidencePreview scheduledTaskId={row.id} piece={shown} onClose={() => setShown(null)} />
      )}
      <ConfirmDialog
        isOpen={deleting !== null}
        onClose={() => setDeleting(null)}
        onConfirm={() => void onDelete()}
        title={evidenceWords.deleteTitle(deleting?.fileName ?? evidenceWords.theFile)}
        confirmLabel={evidenceWords.deleteConfirm}
        tone="danger"
        isBusy={isLoading}
        busyLabel={evidenceWords.deleteBusy}
      >
        {evidenceWords.deleteText}
      </ConfirmDialog>
    </Stack>
  );
}
