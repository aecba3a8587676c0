import { ClauseChip, cx, Highlighter, LoadError, SkeletonRows, Switch } from '@anupalan/ui';
import { useEffect, useRef } from 'react';
import { toChipLabel, toChipState } from './chip-state.ts';
import { type Paragraph, useListParagraphsQuery } from './paragraphs-api.ts';
import { toPieces } from './quote.ts';
import textStyles from './text-viewer.module.css';
import styles from './viewer.module.css';
import type { ViewerProps } from './viewer-types.ts';

type TextParagraphProps = Pick<ViewerProps, 'conditions' | 'selectedId' | 'hasMarks' | 'onSelect'> & {
  paragraph: Paragraph;
};

/** One paragraph with its quoted words marked and their chips before it. */
function TextParagraph({ paragraph, conditions, selectedId, hasMarks, onSelect }: TextParagraphProps) {
  const { index, text, cell } = paragraph;
  const own = hasMarks ? conditions.filter(({ citation }) => citation.paragraph === index) : [];
  const quotes = own.map(({ id, citation }) => ({ id, quote: citation.quote }));
  return (
    <div className={cx(textStyles.paragraph, cell && textStyles.cell)} data-paragraph={index}>
      <span className={textStyles.chips} data-theme="light">
        {own.map((condition) => (
          <ClauseChip
            key={condition.id}
            number={condition.number}
            state={toChipState(condition, selectedId)}
            label={toChipLabel(condition)}
            onClick={() => onSelect(condition.id)}
          />
        ))}
      </span>
      <p>
        {toPieces(text, quotes).map((piece, at) =>
          piece.ids.length === 0 ? (
            piece.text
          ) : (
            <Highlighter key={`${index}-${at}`} isOnSheet isActive={piece.ids.includes(selectedId ?? '')}>
              {piece.text}
            </Highlighter>
          ),
        )}
      </p>
    </div>
  );
}

/** A DOCX as its text: it has no pages, and citations name paragraphs (D36 and contract, GET …/file). */
export function TextViewer(props: ViewerProps & { onMarks: (hasMarks: boolean) => void }) {
  const { document, target, hasMarks, onMarks } = props;
  const { data, isError, isFetching, refetch } = useListParagraphsQuery(document.id);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (target?.paragraph === undefined || data === undefined) return;
    const place = box.current?.querySelector(`[data-paragraph="${target.paragraph}"]`);
    place?.scrollIntoView({ block: 'center' });
  }, [target, data]);
  return (
    <>
      <div className={styles.toolbar}>
        <span>Text of {document.fileName}</span>
        <Switch
          className={styles.marksSwitch}
          label="Show marks"
          checked={hasMarks}
          onChange={(event) => onMarks(event.currentTarget.checked)}
        />
      </div>
      <div className={styles.body}>
        {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <section ref={box} className={styles.view} aria-label="Text of the order" tabIndex={0}>
          {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above */}
          {data === undefined && !isError && <SkeletonRows label="Loading the text" />}
          {isError && data === undefined && (
            <LoadError
              title="The text could not be loaded"
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          )}
          {data !== undefined && (
            <div className={cx(textStyles.sheet, styles.paper)}>
              {data
                .filter(({ text }) => text.trim() !== '')
                .map((paragraph) => (
                  <TextParagraph key={paragraph.index} {...props} paragraph={paragraph} />
                ))}
            </div>
          )}
        </section>
      </div>
    </>
  );
}
