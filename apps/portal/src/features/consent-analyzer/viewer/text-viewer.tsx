import type { ConsentDocument } from '@anupalan/api-client/types';
import { LoadError, SkeletonRows } from '@anupalan/ui';
import {
  DocumentViewer,
  PageView,
  PassageLayer,
  type TextParagraph,
  TextSheet,
  ViewerToolbar,
} from '@anupalan/ui/document';
import { useEffect, useMemo, useRef, useState } from 'react';
import { toChipLabel, toChipState } from '../../../shared/viewer/chip-state.ts';
import type { ViewerProps } from '../../../shared/viewer/viewer-types.ts';
import { type Paragraph, useListParagraphsQuery } from './paragraphs-api.ts';
import { words } from './words.ts';

const NO_PARAGRAPHS: readonly Paragraph[] = [];

/** A paragraph with the conditions that quote it. */
function toTextParagraph(
  { index, text, cell }: Paragraph,
  conditions: ViewerProps['conditions'],
): TextParagraph {
  const own = conditions.filter(({ citation }) => citation.paragraph === index);
  return {
    index,
    text,
    ...(cell === undefined ? {} : { cell }),
    marks: own.map((condition) => ({
      id: condition.id,
      number: condition.number,
      label: toChipLabel(condition),
      quote: condition.citation.quote,
      state: toChipState(condition),
    })),
  };
}

/** Props of {@link TextViewer}. */
export type TextViewerProps = Omit<ViewerProps, 'document'> & {
  document: Pick<ConsentDocument, 'id' | 'fileName'>;
  onMarks: (hasMarks: boolean) => void;
};

/** A DOCX as its text: it has no pages, and citations name paragraphs (D36 and contract, GET …/file). */
export function TextViewer(props: TextViewerProps) {
  const { document, conditions, selectedId, target, hasMarks, onMarks, onSelect } = props;
  const { renderPassage } = props;
  const [isSelecting, setIsSelecting] = useState(false);
  const { data, isError, isFetching, refetch } = useListParagraphsQuery(document.id);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (target?.paragraph === undefined || data === undefined) return;
    const place = box.current?.querySelector(`[data-paragraph="${target.paragraph}"]`);
    place?.scrollIntoView({ block: 'center' });
  }, [target, data]);
  const paragraphs = useMemo(
    () => (data ?? NO_PARAGRAPHS).map((one) => toTextParagraph(one, hasMarks ? conditions : [])),
    [data, hasMarks, conditions],
  );
  return (
    <DocumentViewer
      label={words.title}
      toolbar={
        <ViewerToolbar
          label={words.textView}
          marks={{ isShown: hasMarks, onChange: onMarks }}
          {...(renderPassage === undefined ? {} : { words: { isSelecting, onChange: setIsSelecting } })}
        >
          {words.textOf(document.fileName)}
        </ViewerToolbar>
      }
    >
      <PageView ref={box} label={words.text}>
        {data === undefined && !isError && <SkeletonRows label={words.loading} />}
        {isError && data === undefined && (
          <LoadError title={words.loadError} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {data !== undefined && (
          <TextSheet paragraphs={paragraphs} selectedId={selectedId} onSelect={onSelect} />
        )}
        {renderPassage !== undefined && (
          <PassageLayer
            box={box}
            isWalking={isSelecting}
            onWalkEnd={() => setIsSelecting(false)}
            renderActions={renderPassage}
          />
        )}
      </PageView>
    </DocumentViewer>
  );
}
