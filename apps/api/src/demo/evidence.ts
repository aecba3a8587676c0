import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { MemberCaller } from '../access/caller.ts';
import type { Services } from '../http/services.ts';
import { addEvidence } from '../modules/evidence/service.ts';

const HOW_MANY = 24;
const MARGIN = 56;

/** Puts a short report beside the latest completed dates of the tasks that are not daily or weekly. */
export async function fillEvidence(services: Services, owner: MemberCaller): Promise<void> {
  const dates = await services.db.forOrganisation(owner.organisation.id, (tx) =>
    tx
      .selectFrom('scheduledTasks')
      .innerJoin('tasks', 'tasks.id', 'scheduledTasks.taskId')
      .select(['scheduledTasks.id', 'scheduledTasks.dueDate', 'scheduledTasks.completedAt', 'tasks.name'])
      .where('scheduledTasks.completedAt', 'is not', null)
      .where('tasks.frequency', 'in', ['monthly', 'quarterly', 'half_yearly', 'yearly'])
      .orderBy('scheduledTasks.dueDate', 'desc')
      .orderBy('tasks.name')
      .limit(HOW_MANY)
      .execute(),
  );
  for (const date of dates) {
    const pdf = await draw(owner.organisation.name, date.name, date.dueDate);
    const at = date.completedAt ?? services.now();
    await addEvidence(
      { ...services, now: () => at },
      owner,
      date.id,
      {
        spooled: await services.files.spool(Readable.from([pdf])),
        fileName: `${date.name.replace(/[^A-Za-z0-9]+/g, '-').slice(0, 48)}-${date.dueDate}.pdf`,
        mimeType: 'application/pdf',
        sha256: createHash('sha256').update(pdf).digest(),
        fields: {},
      },
      date.dueDate,
    );
  }
}

/** A page that says what was done; enough to be opened and printed. */
async function draw(organisation: string, name: string, dueDate: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([595, 842]);
  const lines = [
    organisation,
    '',
    name.replace(/[^\x20-\x7e]+/g, ' '),
    `Due on ${dueDate}`,
    '',
    'Carried out as the schedule of the works asks. Readings and photographs are kept in the log book.',
  ];
  for (const [index, line] of lines.entries())
    page.drawText(line.slice(0, 92), {
      x: MARGIN,
      y: 780 - index * 22,
      size: index === 0 ? 15 : 11,
      font,
    });
  return Buffer.from(await document.save());
}
