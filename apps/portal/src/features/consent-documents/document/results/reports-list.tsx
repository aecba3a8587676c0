import { useDeleteResultsMutation } from '@anupalan/api-client/endpoints/results';
import type { ResultReport } from '@anupalan/api-client/types';
import { Button, FileRow, IconButton } from '@anupalan/ui';
import { ConfirmDialog, toast } from '@anupalan/ui/interactive';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ReportDialog } from './report-dialog.tsx';
import { toReportMeta } from './result-words.ts';

/** Props of {@link ReportsList}. */
export type ReportsListProps = {
  documentId: string;
  reports: readonly ResultReport[];
  canManage: boolean;
};

/** The reports of an order: their results to look at, and to delete. */
export function ReportsList({ documentId, reports, canManage }: ReportsListProps) {
  const [shown, setShown] = useState<ResultReport | null>(null);
  const [deleting, setDeleting] = useState<ResultReport | null>(null);
  const [deleteResults, { isLoading }] = useDeleteResultsMutation();
  const onDelete = async () => {
    if (deleting === null) return;
    const answer = await deleteResults({ documentId, reportId: deleting.id });
    setDeleting(null);
    // What went wrong has been said by the handler of failures.
    if (answer.data !== undefined) toast.success(answer.data.message);
  };
  return (
    <section aria-label="Reports">
      {reports.map((report) => (
        <FileRow
          key={report.id}
          name={report.fileName}
          size={report.size}
          meta={toReportMeta(report)}
          error={report.failure ?? undefined}
        >
          {report.status === 'read' && (
            <Button
              size="sm"
              aria-label={`Show results of ${report.fileName}`}
              onClick={() => setShown(report)}
            >
              Show results
            </Button>
          )}
          {canManage && (
            <IconButton
              icon={Trash2}
              size="sm"
              label={`Delete ${report.fileName}`}
              onClick={() => setDeleting(report)}
            />
          )}
        </FileRow>
      ))}
      {shown !== null && (
        <ReportDialog documentId={documentId} report={shown} onClose={() => setShown(null)} />
      )}
      <ConfirmDialog
        isOpen={deleting !== null}
        onClose={() => setDeleting(null)}
        onConfirm={() => void onDelete()}
        title={`Delete the results in ${deleting?.fileName ?? 'the report'}?`}
        confirmLabel="Delete results"
        tone="danger"
        isBusy={isLoading}
        busyLabel="Deleting"
      >
        {deleting?.source === 'upload'
          ? 'This deletes the report and its results. It cannot be undone.'
          : 'This deletes its results and cannot be undone. The original file stays.'}
      </ConfirmDialog>
    </section>
  );
}
