import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ArticleError } from '@anupalan/articles/front-matter';
import { DATE_PATTERN } from '@anupalan/validators/patterns';
import {
  type EditedBlog,
  getEdited,
  listEdited,
  saveArticle,
  setPublished,
} from '../../modules/blogs/editor.ts';
import {
  type AuditNote,
  type Command,
  type CommandContext,
  findChoice,
  findText,
  UsageError,
} from '../command.ts';
import { toFacts, toMoment, toTable } from '../output.ts';

const ARTICLE = { name: 'id', what: 'id of the article, as `blog list` shows it' };
const FILE = { name: 'file', what: 'a file of Markdown with front matter' };
const STATES = ['draft', 'published'] as const;
const MATTER =
  'Front matter: title, description, category. Optional: tags, writtenBy, writtenByDesignation, date, readTime, cover.';

/** The blog. */
export const blogCommands: readonly Command[] = [
  {
    name: 'blog list',
    summary: 'List articles, drafts first',
    options: { state: { what: 'Only articles in this state', values: STATES } },
    examples: ['blog list', 'blog list --state draft'],
    run: async ({ tx }, input) => {
      const state = findChoice(input, 'state', STATES);
      const rows = (await listEdited(tx)).filter(
        (row) => state === undefined || (row.publishedAt === null) === (state === 'draft'),
      );
      const text = toTable(
        rows,
        [
          { head: 'ID', of: ({ id }) => id },
          { head: 'Title', of: ({ title }) => title },
          { head: 'Category', of: ({ category }) => category },
          { head: 'Published', of: ({ publishedAt }) => (publishedAt ? toMoment(publishedAt) : 'draft') },
        ],
        'No articles.',
      );
      const data = rows.map(({ source: _, ...row }) => row);
      return { text, data, auditNote: toAuditNote(null, `Listed ${rows.length} articles`) };
    },
  },
  {
    name: 'blog show',
    summary: 'Print the Markdown of an article',
    operands: [ARTICLE],
    examples: ['blog show 01990000-0000-7000-8000-000000000001'],
    run: async ({ tx }, { operands }) => {
      const found = await getEdited(tx, operands.id ?? '');
      return {
        text: found.source ?? 'This article was not written as Markdown.',
        data: found,
        auditNote: toAuditNote(found, `Printed “${found.title}”`),
      };
    },
  },
  {
    name: 'blog new',
    summary: 'Add an article from a file, as a draft',
    operands: [FILE],
    options: { publish: { what: 'Publish it at once', isFlag: true } },
    notes: [MATTER, 'Pictures next to the file are added too: the cover, and the pictures in the text.'],
    examples: ['blog new articles/water-cess.md', 'blog new articles/water-cess.md --publish'],
    run: async (context, { operands, options }) => {
      const saved = await saveArticle(context.services, context.tx, operands.file ?? '');
      const done = options.publish === true ? await publish(context, saved) : saved;
      return show(done, `${saved.isNew ? 'Added' : 'Replaced'} “${saved.title}”`);
    },
  },
  {
    name: 'blog edit',
    summary: 'Replace an article with a newer file',
    operands: [ARTICLE, FILE],
    notes: [MATTER],
    examples: ['blog edit 01990000-0000-7000-8000-000000000001 articles/water-cess.md'],
    run: async (context, { operands }) => {
      const saved = await saveArticle(context.services, context.tx, operands.file ?? '', operands.id);
      if (saved.publishedAt !== null) await tellBuilder(context);
      return show(saved, `Replaced “${saved.title}”`);
    },
  },
  {
    name: 'blog publish',
    summary: 'Publish a draft at once',
    operands: [ARTICLE],
    options: {
      on: { what: 'Date of publication; the default is today', placeholder: 'YYYY-MM-DD' },
    },
    notes: ['If EHS_BUILD_HOOK_URL is set, it is called, so that the pages are built again.'],
    examples: ['blog publish 01990000-0000-7000-8000-000000000001'],
    run: async (context, input) => {
      const day = findText(input, 'on');
      if (day !== undefined && !isDay(day))
        throw new UsageError(`--on is "${day}": write a date such as 2026-11-21.`);
      const done = await setPublished(
        context.tx,
        input.operands.id ?? '',
        toInstant(context, day),
        context.now,
      );
      await tellBuilder(context);
      return show(done, `Published “${done.title}”`);
    },
  },
  {
    name: 'blog unpublish',
    summary: 'Unpublish an article; it becomes a draft',
    operands: [ARTICLE],
    examples: ['blog unpublish 01990000-0000-7000-8000-000000000001'],
    run: async (context, { operands }) => {
      const done = await setPublished(context.tx, operands.id ?? '', null, context.now);
      await tellBuilder(context);
      return show(done, `Unpublished “${done.title}”`);
    },
  },
  {
    name: 'blog import',
    summary: 'Add all .md files of a folder, or none if one has an error',
    operands: [{ name: 'folder', what: 'a folder of Markdown with front matter' }],
    options: { publish: { what: 'Publish them, each on its own date', isFlag: true } },
    notes: [MATTER],
    examples: ['blog import articles', 'blog import articles --publish'],
    run: async (context, { operands, options }) => {
      const folder = operands.folder ?? '';
      const problems: string[] = [];
      const saved: EditedBlog[] = [];
      for (const name of listMarkdown(folder)) {
        try {
          const one = await saveArticle(context.services, context.tx, path.join(folder, name));
          const isDue = options.publish === true && one.publishedAt === null;
          saved.push(isDue ? await publish(context, one) : one);
        } catch (error) {
          if (!(error instanceof ArticleError)) throw error;
          problems.push(...error.problems.map((problem) => `${name}: ${problem}`));
        }
      }
      if (problems.length > 0) throw new ArticleError(problems);
      return {
        text: saved.map(({ title }) => title).join('\n'),
        data: saved.map(({ id, title }) => ({ id, title })),
        auditNote: toAuditNote(null, `Added ${saved.length} articles from a folder`),
      };
    },
  },
];

function listMarkdown(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`${folder} is not a folder.`);
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
  if (names.length === 0) throw new UsageError(`${folder} contains no .md file.`);
  return names.sort();
}

/** Publishes on the day that the front matter names, else now. */
async function publish(context: CommandContext, { id, source }: EditedBlog): Promise<EditedBlog> {
  const day = /^date:\s*(\d{4}-\d{2}-\d{2})\s*$/m.exec(source ?? '')?.[1];
  const done = await setPublished(context.tx, id, toInstant(context, day), context.now);
  await tellBuilder(context);
  return done;
}

/** Ten in the morning in India on a day, or now. */
function toInstant({ now }: CommandContext, day: string | undefined): Date {
  return day === undefined ? now : new Date(`${day}T04:30:00Z`);
}

/** Whoever builds the pages is told once the change is stored. */
async function tellBuilder({ tx, services }: CommandContext): Promise<void> {
  if (services.config.buildHookUrl !== null) await services.jobs.enqueue(tx, 'call-build-hook', {});
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return DATE_PATTERN.test(text) && !Number.isNaN(+date) && date.toISOString().startsWith(text);
}

function show(blog: EditedBlog, summary: string) {
  const facts = {
    ID: blog.id,
    Title: blog.title,
    Category: blog.category,
    Published: blog.publishedAt ? toMoment(blog.publishedAt) : 'draft',
  };
  const { source: _, ...data } = blog;
  return { text: toFacts(facts), data, auditNote: toAuditNote(blog, summary) };
}

function toAuditNote(blog: EditedBlog | null, summary: string): AuditNote {
  return { organisationId: null, entity: 'blog', entityId: blog?.id ?? null, summary };
}
