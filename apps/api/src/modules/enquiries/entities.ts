import type { EnquirySide } from '@anupalan/enums/enquiries';
import type { Enquiry, EnquiryEvent, EnquirySummary, LabReport } from '@anupalan/validators/entities/enquiry';
import type { ReportRow } from './report-repository.ts';
import type { EnquiryRow, EventRow } from './repository.ts';

/** The contract's enquiry in a list. */
export function toSummary(row: EnquiryRow): EnquirySummary {
  const { quotedAmount, reportBy } = row;
  return {
    id: row.id,
    company: { id: row.companyId, name: row.companyName },
    lab: { id: row.labId, name: row.labName },
    subject: row.subject,
    medium: row.medium as EnquirySummary['medium'],
    parameters: row.parameters as string[],
    dueDate: row.dueDate,
    status: row.status as EnquirySummary['status'],
    quote:
      quotedAmount === null || reportBy === null
        ? null
        : { amount: quotedAmount, reportBy, note: row.quoteNote },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function toEvent(row: EventRow): EnquiryEvent {
  return {
    id: row.id,
    side: row.side as EnquirySide,
    by: row.byName,
    at: row.createdAt.toISOString(),
    to: row.toStatus as EnquiryEvent['to'],
    text: row.text,
  };
}

/** The orders with whose limits reports are compared, by report. */
type Orders = ReadonlyMap<string, { id: string; name: string }>;

/** The contract's report. */
function toReport(row: ReportRow, orders: Orders, isOwn: boolean): LabReport {
  return {
    id: row.id,
    fileName: row.fileName,
    mimeType: row.mimeType,
    size: Number(row.size),
    reportNo: row.reportNo,
    sampledOn: row.sampledOn,
    note: row.note,
    status: row.status as LabReport['status'],
    remark: row.remark,
    uploadedBy: row.uploadedBy,
    createdAt: row.createdAt.toISOString(),
    decidedBy: row.decidedBy,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    isEvidence: row.isEvidence,
    comparedWith: orders.get(row.id) ?? null,
    notCompared: isOwn ? row.notCompared : null,
  };
}

/** The whole of an enquiry as one party sees it: the company's tasks are its own affair. */
export function toEnquiry(
  row: EnquiryRow,
  events: EventRow[],
  reports: ReportRow[],
  orders: Orders,
  side: EnquirySide,
): Enquiry {
  const isOwn = side === 'company';
  return {
    ...toSummary(row),
    message: row.message,
    site: row.site,
    askedBy: row.askedByName,
    source: row.sourceQuote === null ? null : { quote: row.sourceQuote, page: row.sourcePage },
    taskId: isOwn ? row.taskId : null,
    scheduledTaskId: isOwn ? row.scheduledTaskId : null,
    events: events.map(toEvent),
    reports: reports.map((report) => toReport(report, orders, isOwn)),
  };
}
