import {
  ArticleTable,
  Bento,
  BentoTile,
  Faq,
  FeatureRow,
  FeatureRows,
  MiniList,
  Timeline,
} from '@anupalan/ui/site';
import type { TopicSection } from './topic.ts';

/** What stands below the headline of a part of a topic's page. */
export function TopicContent({ section }: { section: TopicSection }) {
  switch (section.kind) {
    case 'tiles':
      return (
        <Bento>
          {section.items.map((item, index) => (
            <BentoTile key={item.title} {...item} isWide={index % 4 === 0 || index % 4 === 3} />
          ))}
        </Bento>
      );
    case 'steps':
      return <Timeline steps={section.items.map((item, index) => ({ when: `${index + 1}`, ...item }))} />;
    case 'questions':
      return <Faq items={section.items.map(({ title, text }) => ({ question: title, answer: text }))} />;
    case 'table':
      return <TopicTable section={section} />;
    case 'product':
      return (
        <FeatureRows>
          <FeatureRow
            title={section.title}
            text={section.text}
            points={section.points}
            picture={<MiniList lines={section.lines} aria-hidden="true" />}
          />
        </FeatureRows>
      );
  }
}

/** A table whose first column names its rows. */
function TopicTable({ section }: { section: Extract<TopicSection, { kind: 'table' }> }) {
  const { title, columns, rows, note } = section;
  return (
    <>
      <ArticleTable label={`Table: ${title}`}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ArticleTable>
      {note && (
        <p>
          <small>{note}</small>
        </p>
      )}
    </>
  );
}
