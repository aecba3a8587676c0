import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { getImage } from '@anupalan/orders/hostile';
import { getSampleBytes } from '@anupalan/orders/samples';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { waitFor } from '../../../test/harness.ts';
import { READERS_HERE } from '../../../test/read-here.ts';
import {
  createEncryptedPdf,
  createFlateBomb,
  createRecursionBomb,
  createScannedPdf,
  createTextPdf,
} from './hostile-files.fixtures.ts';
import { CHILD_LIMITS, findExecutable } from './limits.ts';
import { readInChild, readReportInChild } from './run-child.ts';

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const SLOW = 300_000;

/** What is wrong with a file the child says as this process does (see below): only pictures take a child to find out. */
const failureOf = async (bytes: Uint8Array, mimeType = PDF): Promise<string> => {
  const outcome = await READERS_HERE.order({ bytes, mimeType });
  return outcome.ok ? 'read' : outcome.code;
};

/** The process that reads for this one, as the kernel lists it. */
const findReader = (): number | undefined =>
  readdirSync('/proc/self/task')
    .flatMap((thread) => readFileSync(`/proc/self/task/${thread}/children`, 'utf8').trim().split(' '))
    .filter(
      (pid) => pid !== '' && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('read-order/child.ts'),
    )
    .map(Number)[0];

describe('readInChild', () => {
  it(
    'reads an order that comes in pieces, says how far it is, and cites what it found',
    async () => {
      const pages: number[] = [];
      const bytes = await createTextPdf(3);
      async function* chunks() {
        yield bytes.subarray(0, 300);
        yield bytes.subarray(300);
      }
      const outcome = await readInChild({
        bytes: chunks(),
        mimeType: PDF,
        onProgress: ({ page }) => pages.push(page),
      });
      if (!outcome.ok) throw new Error(outcome.failure);
      expect(pages).toEqual([1, 2, 3]);
      expect(outcome.pageCount).toBe(3);
      expect(outcome.reading.obligations).toHaveLength(3);
      expect(outcome.reading.obligations[1]?.citation).toMatchObject({ page: 2 });
      expect(outcome.reading.obligations[1]?.citation.quote).toContain('shall submit the statement');
    },
    SLOW,
  );

  it(
    'says of each kind of file what the reader says of it in this process',
    async () => {
      const order = { bytes: getSampleBytes('gpcb_cca_tiles_2025.pdf'), mimeType: PDF };
      const paragraphs = { bytes: getSampleBytes('tspcb_cfo_paper_2024.docx'), mimeType: DOCX };
      const sheet = { bytes: Buffer.from('Parameter,Unit,Result\nCOD,mg/l,240\n'), mimeType: 'text/csv' };
      const cutOff = { bytes: (await createTextPdf(3)).subarray(0, 200), mimeType: PDF };
      for (const file of [order, paragraphs, cutOff])
        expect(await readInChild(file)).toEqual(await READERS_HERE.order(file));
      const values = await readReportInChild(sheet);
      expect(values).toMatchObject({ ok: true, reading: { values: [{ parameter: 'COD' }] } });
      expect(values).toEqual(await READERS_HERE.report(sheet));
    },
    SLOW,
  );

  it(
    'names the pages of a mixed document that it could not read, and tells of one that could not be recognised, without its words',
    async () => {
      const grain = randomBytes(400 * 600);
      const picture = await sharp(grain, { raw: { width: 400, height: 600, channels: 1 } })
        .jpeg()
        .toBuffer();
      const document = await PDFDocument.load(await createScannedPdf(1, 1));
      const image = await document.embedJpg(picture.subarray(0, picture.length / 3));
      document.addPage([400, 600]).drawImage(image, { x: 0, y: 0, width: 400, height: 600 });
      const warnings: string[] = [];
      const outcome = await readInChild({
        bytes: await document.save(),
        mimeType: PDF,
        onWarning: (warning) => warnings.push(warning),
      });
      expect(outcome.ok && outcome.reading.unreadPages).toEqual([2, 3]);
      expect(warnings).toEqual([
        expect.stringMatching(/^Page 3 was not recognised: Error(?: at [\w.-]+:\d+)?$/),
      ]);
    },
    SLOW,
  );

  it(
    'reads a file that only forbids copying',
    async () => {
      const outcome = await READERS_HERE.order({ bytes: createEncryptedPdf(true), mimeType: PDF });
      expect(outcome.ok && outcome.reading.obligations.length).toBe(1);
    },
    SLOW,
  );

  it.each([
    ['a password to open', () => createEncryptedPdf(false), PDF, 'encrypted'],
    ['cut off', async () => (await createTextPdf(3)).subarray(0, 200), PDF, 'broken'],
    ['no PDF at all', () => new TextEncoder().encode('Dear Sir, '.repeat(99)), PDF, 'broken'],
    ['nothing but pictures', () => createScannedPdf(1), PDF, 'scan'],
    ['501 pages', () => createTextPdf(501), PDF, 'too_many_pages'],
    ['a picture of two bytes', () => new Uint8Array([0x89, 0x50]), 'image/png', 'broken'],
    ['a picture of nothing', () => getImage('jpeg'), 'image/jpeg', 'empty'],
    ['no Word file', () => new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]), DOCX, 'broken'],
    ['another type', () => new Uint8Array([1]), 'text/plain', 'unsupported'],
  ])(
    'fails clearly on a file with %s',
    async (_, create, mimeType, code) => {
      expect(await failureOf(await create(), mimeType)).toBe(code);
    },
    SLOW,
  );

  it.each([
    ['the kernel', findExecutable('prlimit'), { cpuSeconds: 2, wallMs: 30_000 }],
    ['the watch over memory and time', null, { wallMs: 3_000 }],
  ])(
    'stops a file that would compute for years, by %s',
    async (_, prlimit, least) => {
      const limits = { ...CHILD_LIMITS, ...least };
      const outcome = await readInChild({ bytes: createRecursionBomb(), mimeType: PDF, limits, prlimit });
      expect(outcome).toMatchObject({ ok: false, code: 'too_heavy' });
    },
    SLOW,
  );

  it(
    'stops a file that unpacks to more memory than allowed',
    async () => {
      const limits = { ...CHILD_LIMITS, cpuSeconds: 20, wallMs: 30_000 };
      const outcome = await readInChild({ bytes: createFlateBomb(), mimeType: PDF, limits });
      expect(outcome).toMatchObject({ ok: false, code: 'too_heavy' });
    },
    SLOW,
  );

  it.runIf(process.platform === 'linux')(
    'says so where somebody else ends the child, which is no fault of the file',
    async () => {
      const reading = readInChild({ bytes: createRecursionBomb(), mimeType: PDF });
      process.kill(await waitFor(findReader), 'SIGKILL');
      expect(await reading).toMatchObject({ ok: false, code: 'killed' });
    },
    SLOW,
  );

  it(
    'kills the child on abort',
    async () => {
      const controller = new AbortController();
      const reading = readInChild({ bytes: createRecursionBomb(), mimeType: PDF, signal: controller.signal });
      setTimeout(() => controller.abort(), 300);
      expect(await reading).toMatchObject({ ok: false, code: 'aborted' });
      const aborted = await readInChild({
        bytes: new Uint8Array(1),
        mimeType: PDF,
        signal: controller.signal,
      });
      expect(aborted).toMatchObject({ ok: false, code: 'aborted' });
    },
    SLOW,
  );

  it(
    'takes a source that breaks off for a broken file, never for a shorter one',
    async () => {
      const bytes = await createTextPdf(2);
      async function* breaking() {
        yield bytes.subarray(0, 100);
        throw new Error('the disk is gone');
      }
      expect(await readInChild({ bytes: breaking(), mimeType: PDF })).toMatchObject({
        ok: false,
        code: 'broken',
      });
    },
    SLOW,
  );

  it(
    'stands still and goes on',
    async () => {
      const stateOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0];
      let pid: number | undefined;
      const outcome = await readInChild({
        bytes: await createTextPdf(3),
        mimeType: PDF,
        onStart: async ({ pause, resume }) => {
          pause();
          pid = await waitFor(async () => findReader() ?? null);
          const id = pid;
          await waitFor(async () => stateOf(id) === 'T');
          resume();
        },
      });
      expect(pid).toBeDefined();
      expect(outcome.ok && outcome.reading.obligations).toHaveLength(3);
    },
    SLOW,
  );

  it.skipIf(findExecutable('setpriv') === null)(
    'ends with its server, also while it stands still',
    async () => {
      const parent = spawn(process.execPath, [
        '--input-type=module',
        '--eval',
        `import { readInChild } from ${JSON.stringify(import.meta.resolve('./run-child.ts'))};
         void readInChild({
           bytes: (async function* () { await new Promise(() => setInterval(() => undefined, 1000)); })(),
           mimeType: '${PDF}',
           onStart: ({ pause }) => setTimeout(() => { pause(); console.log('still'); }, 500),
         });`,
      ]);
      await new Promise((resolve) => parent.stdout.once('data', resolve));
      const children = readFileSync(`/proc/${parent.pid}/task/${parent.pid}/children`, 'utf8')
        .trim()
        .split(' ');
      expect(children.filter(Boolean)).not.toEqual([]);
      parent.kill('SIGKILL');
      await waitFor(async () => children.every((child) => !existsSync(`/proc/${child}`)));
    },
    SLOW,
  );
});
