import { toResultFilePath, useGetResultReportQuery } from '@anupalan/api-client/endpoints/results';
import { downloadFile } from '@anupalan/api-client/files';
import type { ResultReport } from '@anupalan/api-client/types';
import { Button, LoadError, Notice, SkeletonRows, Stack } from '@anupalan/ui';
import { Dialog } from '@anupalan/ui/interactive';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ValuesList } from './values-list.tsx';

/** Props of {@link ReportDialog}. */
export type ReportDialogProps = { documentId: string; report: ResultReport; onClose: () => void };

/** All results of one report beside their limits. */
export function ReportDialog({ documentId, report, onClose }: ReportDialogProps) {
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
          loadingLabel="Loading"
          onClick={() => void onDownload()}
        >
          Download report
        </Button>
      }
    >
      <Stack gap={4}>
        {report.unreadPages.length > 0 && (
          <Notice tone="warn" title="Some pages could not be read.">
            {report.unreadPages.length === 1 ? 'Page' : 'Pages'} {report.unreadPages.join(', ')}: check them
            in the report itself.
          </Notice>
        )}
        {data !== undefined && <ValuesList values={data.values} documentId={documentId} />}
        {data === undefined && isError && (
          <LoadError
            title="The results could not be loaded"
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )}
        {data === undefined && !isError && <SkeletonRows label="Loading the results" />}
      </Stack>
    </Dialog>
  );
}
