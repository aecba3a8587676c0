import { type FrontMatter, splitArticle } from './front-matter.ts';
import { renderArticle, toReadTime } from './render.ts';

/** An article as its author sent it, ready to be stored. */
export type ParsedArticle = FrontMatter & {
  /** What the author wrote, for the next edit. */
  source: string;
  /** Inert HTML. */
  htmlContent: string;
  /** Minutes. */
  readTime: number;
};

/**
 * Reads a file of Markdown with front matter.
 * @throws ArticleError with a sentence for each thing that is wrong
 */
export function parseArticle(file: string): ParsedArticle {
  const { matter, text } = splitArticle(file);
  const htmlContent = renderArticle(text);
  return { ...matter, source: file, htmlContent, readTime: matter.readTime ?? toReadTime(htmlContent) };
}
