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
} from '@anupalan/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { formatLongDate } from '../../../shared/tasks/task-dates.ts';
import { toDayText } from '../../../shared/time-zone.ts';
import type { EnquiryCardProps } from './enquiry-card-props.ts';
import { mayDo } from './quote-card.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { useStep } from './use-step.ts';

const KINDS: Readonly<Record<ApprovalStatus, StatusKind>> = {
  approved: 'completed',
  pending: 'pending',
  rejected: 'failed',
};

function toMeta({ reportNo, sampledOn, createdAt, uploadedBy }: LabReport): string {
  return [
    reportNo === null ? '' : `No. ${reportNo}`,
    sampledOn === null ? '' : `sampled on ${formatLongDate(sampledOn)}`,
    `${uploadedBy}, ${toDayText(createdAt)}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
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
      {report.isEvidence && props.side === 'company' && (
        <p className="muted">Saved as evidence for the due date.</p>
      )}
      <Inline>
        {canDecide && (
          <>
            <Button
              variant="primary"
              isLoading={isLoading}
              loadingLabel="Saving"
              onClick={() => void onApprove()}
            >
              Approve
            </Button>
            <Button onClick={() => setIsRejecting(true)}>Reject</Button>
          </>
        )}
        <Button
          icon={Download}
          isLoading={isLoadingFile}
          loadingLabel="Loading"
          aria-label={`Download ${report.fileName}`}
          onClick={() => void onDownload()}
        >
          Download
        </Button>
      </Inline>
      {isRejecting && (
        <RejectDialog enquiryId={enquiry.id} report={report} onClose={() => setIsRejecting(false)} />
      )}
    </Stack>
  );
}

/** Reports that the laboratory handed in, and what the company said to them (D27). */
export function ReportsCard(props: EnquiryCardProps) {
  const { enquiry, side } = props;
  const [isHandingIn, setIsHandingIn] = useState(false);
  const { reports, quote } = enquiry;
  const owed = enquiry.status === 'ordered' && quote !== null ? formatLongDate(quote.reportBy) : null;
  return (
    <Card aria-labelledby="reports">
      <CardHead title="Reports" id="reports">
        {mayDo('report', props) && (
          <Button variant="primary" size="sm" onClick={() => setIsHandingIn(true)}>
            Hand in a report
          </Button>
        )}
      </CardHead>
      <CardBody>
        <Stack gap={5}>
          {reports.length === 0 && (
            <EmptyState
              title="No report yet"
              text={
                owed === null
                  ? 'Reports appear here after you accept the quote and the laboratory has tested.'
                  : side === 'lab'
                    ? `You owe it by ${owed}.`
                    : `The laboratory owes it by ${owed}.`
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
