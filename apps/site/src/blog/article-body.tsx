import { ArticleTable } from '@anupalan/ui/site';
import { Fragment } from 'react';

const TABLE = /(<table>[\s\S]*?<\/table>)/;

/** The text of an article. Its tables get a box of their own, in which they scroll. @param html sanitised (D32) */
export function ArticleBody({ html }: { html: string }) {
  return html.split(TABLE).map((part, index) => {
    if (part.trim() === '') return <Fragment key={index} />;
    const inner = { __html: part };
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was published
    if (TABLE.test(part)) return <ArticleTable key={index} label="Table" dangerouslySetInnerHTML={inner} />;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was published
    return <div key={index} dangerouslySetInnerHTML={inner} />;
  });
}
