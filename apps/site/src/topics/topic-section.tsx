import { Bento, BentoTile, Faq, FeatureRow, FeatureRows, MiniList, Timeline } from '@anupalan/ui/site';
import { Fragment } from 'react';
import { FactTable } from '../frame/fact-table.tsx';
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

/** Formulas of gases with their figure set low: no face of the site has such figures. */
function withSubscripts(text: string) {
  return text.split(/\b(SO|NO|CO)2\b/).map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <Fragment key={index}>
        {part}
        <sub>2</sub>
      </Fragment>
    ),
  );
}

/** A table whose first column names its rows. */
function TopicTable({ section }: { section: Extract<TopicSection, { kind: 'table' }> }) {
  const { title, columns, rows, note } = section;
  return (
    <>
      <FactTable
        label={`Table: ${title}`}
        columns={columns}
        rows={rows.map((cells) => ({ key: cells.join(' '), cells: cells.map(withSubscripts) }))}
      />
      {note && (
        <p>
          <small>{note}</small>
        </p>
      )}
    </>
  );
}
