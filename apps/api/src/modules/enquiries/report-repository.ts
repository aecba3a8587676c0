import type { Tx } from '../../database/database.ts';

/** A row of `lab_reports`. */
export type ReportRow = Awaited<ReturnType<typeof listReports>>[number];

function select(tx: Tx) {
  return tx
    .selectFrom('labReports')
    .select([
      'id',
      'enquiryId',
      'fileName',
      'mimeType',
      'size',
      'sha256',
      'fileKey',
      'reportNo',
      'sampledOn',
      'note',
      'status',
      'remark',
      'uploadedBy',
      'createdAt',
      'decidedBy',
      'decidedAt',
      'isEvidence',
      'notCompared',
    ]);
}

/** Reports of an enquiry, oldest first. */
export async function listReports(tx: Tx, enquiryId: string) {
  return select(tx).where('enquiryId', '=', enquiryId).orderBy('createdAt').orderBy('id').execute();
}

export async function findReport(tx: Tx, enquiryId: string, id: string) {
  return select(tx).where('enquiryId', '=', enquiryId).where('id', '=', id).executeTakeFirst();
}

export async function insertReport(
  tx: Tx,
  report: {
    id: string;
    companyId: string;
    labId: string;
    enquiryId: string;
    fileName: string;
    mimeType: string;
    size: number;
    sha256: Buffer;
    fileKey: string;
    reportNo: string | null;
    sampledOn: string | null;
    note: string | null;
    uploadedBy: string;
    createdAt: Date;
  },
): Promise<void> {
  await tx.insertInto('labReports').values(report).execute();
}

/** Writes the company's decision down (D27). */
export async function decideReport(
  tx: Tx,
  id: string,
  decision: {
    status: string;
    remark: string | null;
    decidedBy: string;
    isEvidence: boolean;
    notCompared: string | null;
    now: Date;
  },
): Promise<void> {
  const { now, ...values } = decision;
  await tx
    .updateTable('labReports')
    .set({ ...values, decidedAt: now })
    .where('id', '=', id)
    .execute();
}
