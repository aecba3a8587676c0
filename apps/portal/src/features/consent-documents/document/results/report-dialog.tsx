import { toResultFilePath, useGetResultReportQuery } from '@anupalan/api-client/endpoints/results';
import { downloadFile } from '@anupalan/api-client/files';
import type { ConsentDocument, Limit, ResultReport, ResultValue } from '@anupalan/api-client/types';
import { Button, LoadError, Notice, SkeletonRows, Stack } from '@anupalan/ui';
import { Dialog } from '@anupalan/ui/interactive';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { LimitDialog } from '../../../../shared/orders/findings/later.tsx';
import { useAccess } from '../../../../shared/session/use-session.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { ValuesList } from './values-list.tsx';
import { reportWords } from './words.ts';

/** Props of {@link ReportDialog}. */
export type ReportDialogProps = {
  /** The order with its limits: one that was misread is corrected from here. */
  document: Pick<ConsentDocument, 'id' | 'pageCount' | 'limits'>;
  report: ResultReport;
  /** May results be corrected? */
  canManage: boolean;
  onClose: () => void;
};

/** All results of one report beside their limits. */
export function ReportDialog({ document, report, canManage, onClose }: ReportDialogProps) {
  const documentId = document.id;
  const canCorrect = useAccess('Consent Analyzer', 'manage');
  const [correcting, setCorrecting] = useState<Limit | null>(null);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const onCorrect = (limitId: string) => {
    const limit = document.limits.find(({ id }) => id === limitId);
    if (limit === undefined) return;
    setCorrecting(limit);
    setIsCorrecting(true);
  };
  const [misread, setMisread] = useState<ResultValue | null>(null);
  const place = { documentId, reportId: report.id };
  const { data, isError, isFetching, refetch } = useGetResultReportQuery(place);
  const [isLoading, setIsLoading] = useState(false);
  const onDownload = async () => {
    setIsLoading(true);
    await downloadFile(toResultFilePath(place), report.fileName);
    setIsLoading(false);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={report.fileName}
      size="lg"
      footer={
        <Button
          icon={Download}
          isLoading={isLoading}
          loadingLabel={reportWords.downloading}
          onClick={() => void onDownload()}
        >
          {reportWords.download}
        </Button>
      }
    >
      <Stack gap={4}>
        {report.unreadPages.length > 0 && (
          <Notice tone="warn" title={reportWords.unreadTitle}>
            {reportWords.unreadText(report.unreadPages.length, report.unreadPages.join(', '))}
          </Notice>
        )}
        {data !== undefined && (
          <ValuesList
            values={data.values}
            documentId={documentId}
            onCorrect={canCorrect ? onCorrect : undefined}
            onCorrectResult={canManage ? setMisread : undefined}
          />
        )}
        {data === undefined && isError && (
          <LoadError title={reportWords.loadError} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {data === undefined && !isError && <SkeletonRows label={reportWords.loading} />}
      </Stack>
      {misread !== null && <CorrectDialog place={place} value={misread} onClose={() => setMisread(null)} />}
      {correcting !== null && (
        <LimitDialog
          key={correcting.id}
          document={document}
          row={correcting}
          isOpen={isCorrecting}
          onClose={() => setIsCorrecting(false)}
        />
      )}
    </Dialog>
  );
}
