import { ArticleTable } from '@anupalan/ui/site';
import { Fragment } from 'react';

const TABLE = /(<table>[\s\S]*?<\/table>)/;

/** The text of an article. Its tables get a box of their own, in which they scroll. @param html sanitised (D32) */
export function ArticleBody({ html }: { html: string }) {
  return html.split(TABLE).map((part, index) => {
    if (part.trim() === '') return <Fragment key={index} />;
    const inner = { __html: part };
    if (TABLE.test(part)) return <ArticleTable key={index} label="Table" dangerouslySetInnerHTML={inner} />;
    return <div key={index} dangerouslySetInnerHTML={inner} />;
  });
}
