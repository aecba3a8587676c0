import { useDecideReportMutation } from '@anupalan/api-client/endpoints/enquiries';
import { downloadFile } from '@anupalan/api-client/files';
import type { LabReport } from '@anupalan/api-client/types';
import { APPROVAL_STATUS_LABELS, type ApprovalStatus } from '@anupalan/enums/approval-status';
import {
  Button,
  Card,
  CardBody,
  CardHead,
  EmptyState,
  FileRow,
  Inline,
  Notice,
  PlainText,
  Stack,
  Status,
  type StatusKind,
  TextLink,
} from '@anupalan/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { formatLongDate } from '../../../shared/tasks/task-dates.ts';
import { useTaskLinks } from '../../../shared/tasks/task-links.ts';
import { toDayText } from '../../../shared/time-zone.ts';
import type { EnquiryCardProps } from './enquiry-card-props.ts';
import { mayDo } from './quote-card.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { useStep } from './use-step.ts';
import { pageWords } from './words.ts';

const KINDS: Readonly<Record<ApprovalStatus, StatusKind>> = {
  approved: 'completed',
  pending: 'pending',
  rejected: 'failed',
};

function toMeta({ reportNo, sampledOn, createdAt, uploadedBy }: LabReport): string {
  return [
    reportNo === null ? '' : pageWords.reports.number(reportNo),
    sampledOn === null ? '' : pageWords.reports.sampledOn(formatLongDate(sampledOn)),
    `${uploadedBy}, ${toDayText(createdAt)}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** The order whose page shows the results beside their limits. */
function ComparedWith({ order }: { order: NonNullable<LabReport['comparedWith']> }) {
  const href = useTaskLinks().toDocument(order.id);
  return (
    <p className="muted">
      {pageWords.reports.compared}{' '}
      {href === null ? order.name : <TextLink href={href}>{order.name}</TextLink>}
    </p>
  );
}

function Report({ report, props }: { report: LabReport; props: EnquiryCardProps }) {
  const { enquiry } = props;
  const [decideReport, { isLoading }] = useDecideReportMutation();
  const [isRejecting, setIsRejecting] = useState(false);
  const [isLoadingFile, setIsLoadingFile] = useState(false);
  const run = useStep(enquiry.id);
  const canDecide = report.status === 'pending' && mayDo('decide', props);
  const onDownload = async () => {
    setIsLoadingFile(true);
    await downloadFile(`/enquiries/${enquiry.id}/reports/${report.id}`, report.fileName);
    setIsLoadingFile(false);
  };
  const onApprove = () =>
    run(() =>
      decideReport({ id: enquiry.id, reportId: report.id, status: 'approved', remark: null }).unwrap(),
    );
  return (
    <Stack gap={2}>
      <FileRow name={report.fileName} size={report.size} meta={toMeta(report)}>
        <Status kind={KINDS[report.status]} label={APPROVAL_STATUS_LABELS[report.status]} />
      </FileRow>
      {report.note !== null && <PlainText>{report.note}</PlainText>}
      {report.remark !== null && (
        <Notice tone={report.status === 'rejected' ? 'warn' : 'ok'} title={report.decidedBy}>
          {report.remark}
        </Notice>
      )}
      {report.comparedWith !== null && <ComparedWith order={report.comparedWith} />}
      {report.notCompared !== null && (
        <p className="muted">{pageWords.reports.notCompared(report.notCompared)}</p>
      )}
      {report.isEvidence && props.side === 'company' && <p className="muted">{pageWords.reports.saved}</p>}
      <Inline>
        {canDecide && (
          <>
            <Button
              variant="primary"
              isLoading={isLoading}
              loadingLabel={pageWords.reports.saving}
              onClick={() => void onApprove()}
            >
              {pageWords.reports.approve}
            </Button>
            <Button onClick={() => setIsRejecting(true)}>{pageWords.reports.reject}</Button>
          </>
        )}
        <Button
          icon={Download}
          isLoading={isLoadingFile}
          loadingLabel={pageWords.reports.loading}
          aria-label={pageWords.reports.downloadFile(report.fileName)}
          onClick={() => void onDownload()}
        >
          {pageWords.reports.download}
        </Button>
      </Inline>
      {isRejecting && (
        <RejectDialog enquiryId={enquiry.id} report={report} onClose={() => setIsRejecting(false)} />
      )}
    </Stack>
  );
}

/** Reports that the laboratory sent, and what the company said to them (D27). */
export function ReportsCard(props: EnquiryCardProps) {
  const { enquiry, side } = props;
  const [isHandingIn, setIsHandingIn] = useState(false);
  const { reports, quote } = enquiry;
  const owed = enquiry.status === 'ordered' && quote !== null ? formatLongDate(quote.reportBy) : null;
  return (
    <Card aria-labelledby="reports">
      <CardHead title={pageWords.reports.title} id="reports">
        {mayDo('report', props) && (
          <Button variant="primary" size="sm" onClick={() => setIsHandingIn(true)}>
            {pageWords.reports.send}
          </Button>
        )}
      </CardHead>
      <CardBody>
        <Stack gap={5}>
          {reports.length === 0 && (
            <EmptyState
              title={pageWords.reports.emptyTitle}
              text={
                owed === null
                  ? pageWords.reports.emptyText
                  : side === 'lab'
                    ? pageWords.reports.youSendBy(owed)
                    : pageWords.reports.laboratorySendsBy(owed)
              }
            />
          )}
          {reports.map((report) => (
            <Report key={report.id} report={report} props={props} />
          ))}
        </Stack>
      </CardBody>
      {isHandingIn && <ReportDialog enquiryId={enquiry.id} onClose={() => setIsHandingIn(false)} />}
    </Card>
  );
}
