import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { MemberCaller } from '../access/caller.ts';
import type { Received } from '../http/receive-file.ts';
import type { Services } from '../http/services.ts';
import { createFolder } from '../modules/technical-documents/folders.ts';
import { addVersion, createDocument } from '../modules/technical-documents/service.ts';
import { DEMO_DOCUMENTS, DEMO_FOLDERS, type DemoDocument } from './document-texts.ts';

const DAY = 86_400_000;
const MARGIN = 56;
const LINE = 20;

/**
 * Fills technical documents with folders and versions, a few months back. They are made the ways that users take.
 * Does nothing where there are some already.
 */
export async function fillDocuments(services: Services, owner: MemberCaller): Promise<void> {
  const present = await services.db.forOrganisation(owner.organisation.id, (tx) =>
    tx.selectFrom('technicalDocuments').select('id').limit(1).executeTakeFirst(),
  );
  if (present) return;
  const ids = new Map<string, string>();
  for (const path of DEMO_FOLDERS) {
    const [name = '', parent] = path.split('/').reverse();
    const parentId = parent === undefined ? null : (ids.get(parent) ?? null);
    const folder = await createFolder(at(services, 210), owner, { name, parentId });
    ids.set(path, folder.id);
  }
  for (const document of DEMO_DOCUMENTS) await fillDocument(services, owner, document, ids);
}

async function fillDocument(
  services: Services,
  owner: MemberCaller,
  { title, folder, description, daysAgo, versions }: DemoDocument,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const [first, ...later] = versions;
  if (first === undefined) return;
  const { id } = await createDocument(
    at(services, daysAgo),
    owner,
    await receive(services, first, owner.organisation.name, title),
    { title, description, folderId: folder === null ? null : (ids.get(folder) ?? null) },
  );
  for (const [index, version] of later.entries()) {
    // Later versions lie evenly between the first one and today.
    const age = Math.round((daysAgo * (later.length - index)) / (later.length + 1));
    const received = await receive(services, version, owner.organisation.name, title);
    await addVersion(at(services, age), owner, id, received);
  }
}

/** The services as they were some days ago. */
function at(services: Services, daysAgo: number): Services {
  const now = new Date(services.now().getTime() - daysAgo * DAY);
  return { ...services, now: () => now };
}

async function receive(
  services: Services,
  { fileName, lines }: DemoDocument['versions'][number],
  organisation: string,
  title: string,
): Promise<Received> {
  const isPdf = fileName.endsWith('.pdf');
  const bytes = isPdf ? await draw(organisation, title, lines) : Buffer.from(`${lines.join('\n')}\n`);
  return {
    spooled: await services.files.spool(Readable.from([bytes])),
    fileName,
    mimeType: isPdf ? 'application/pdf' : fileName.endsWith('.csv') ? 'text/csv' : 'text/plain',
    sha256: createHash('sha256').update(bytes).digest(),
    fields: {},
  };
}

/** Pages with a head; a line that begins with # is a heading, an empty one a gap. */
async function draw(organisation: string, title: string, lines: readonly string[]): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  document.setTitle(title);
  document.setAuthor(organisation);
  let page = document.addPage([595, 842]);
  let y = 780;
  page.drawText(organisation, { x: MARGIN, y, size: 10, font });
  y -= LINE * 1.4;
  page.drawText(title, { x: MARGIN, y, size: 17, font: bold });
  y -= LINE * 1.8;
  for (const line of lines) {
    if (y < MARGIN) {
      page = document.addPage([595, 842]);
      y = 780;
    }
    const isHead = line.startsWith('#');
    page.drawText(isHead ? line.slice(1).trim() : line, {
      x: MARGIN,
      y,
      size: isHead ? 13 : 11,
      font: isHead ? bold : font,
    });
    y -= LINE;
  }
  return Buffer.from(await document.save());
}
