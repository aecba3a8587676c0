import { ArticleTable } from '@anupalan/ui/site';
import { Fragment } from 'react';

const TABLE = /(<table>[\s\S]*?<\/table>)/;

/**
 * The text of an article. Its tables get a box of their own, in which they scroll, named by their number: two regions
 * of one name cannot be told apart by ear.
 * @param html sanitised (D32)
 */
export function ArticleBody({ html }: { html: string }) {
  // Splitting by a group gives text and table in turn: the odd parts are the tables.
  return html.split(TABLE).map((part, index) => {
    if (part.trim() === '') return <Fragment key={index} />;
    const inner = { __html: part };
    if (index % 2 === 1)
      return <ArticleTable key={index} label={`Table ${(index + 1) / 2}`} dangerouslySetInnerHTML={inner} />;
    return <div key={index} dangerouslySetInnerHTML={inner} />;
  });
}
