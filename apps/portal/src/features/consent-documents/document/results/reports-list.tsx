import { useDeleteResultsMutation } from '@anupalan/api-client/endpoints/results';
import type { ResultReport } from '@anupalan/api-client/types';
import { Button, FileRow, IconButton } from '@anupalan/ui';
import { ConfirmDialog, toast } from '@anupalan/ui/interactive';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ReportDialog, type ReportDialogProps } from './report-dialog.tsx';
import { toReportMeta } from './result-words.ts';
import { words } from './words.ts';

/** Props of {@link ReportsList}. */
export type ReportsListProps = {
  document: ReportDialogProps['document'];
  reports: readonly ResultReport[];
  canManage: boolean;
};

/** The reports of an order: their results to look at, and to delete. */
export function ReportsList({ document, reports, canManage }: ReportsListProps) {
  const documentId = document.id;
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
    <section aria-label={words.reports.label}>
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
              aria-label={words.reports.showOf(report.fileName)}
              onClick={() => setShown(report)}
            >
              {words.reports.show}
            </Button>
          )}
          {canManage && (
            <IconButton
              icon={Trash2}
              size="sm"
              label={words.reports.deleteOf(report.fileName)}
              onClick={() => setDeleting(report)}
            />
          )}
        </FileRow>
      ))}
      {shown !== null && (
        <ReportDialog
          document={document}
          report={shown}
          canManage={canManage}
          onClose={() => setShown(null)}
        />
      )}
      <ConfirmDialog
        isOpen={deleting !== null}
        onClose={() => setDeleting(null)}
        onConfirm={() => void onDelete()}
        title={words.reports.deleteTitle(deleting?.fileName)}
        confirmLabel={words.reports.confirmDelete}
        tone="danger"
        isBusy={isLoading}
        busyLabel={words.reports.deleting}
      >
        {deleting?.source === 'upload' ? words.reports.deleteText : words.reports.deleteResultsText}
      </ConfirmDialog>
    </section>
  );
}
