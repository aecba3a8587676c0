import type { FigureDoubt } from '@anupalan/api-client/types';
import { DOUBT_REASON_LABELS } from '@anupalan/enums/doubts';
import { Button, Highlighter, Inline, Kbd, Notice, Stack, useIsNarrow } from '@anupalan/ui';
import { ReviewText } from '@anupalan/ui/document';
import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { lazily } from '../lazily.tsx';
import { useOrderSource } from '../viewer/use-order-source.ts';
import { toExcerpt } from './figure-excerpt.ts';
import { orderWords } from './words.ts';

const PagePart = lazily(async () => (await import('../viewer/pdf-parts.ts')).PagePart);

/** Props of {@link FigureCheck}. */
export type FigureCheckProps = {
  documentId: string;
  /** The figures of one finding that are to be compared with the page: they come one after the other. */
  doubts: readonly FigureDoubt[];
  /** The words that the finding was read from. */
  quote: string;
  isBusy: boolean;
  /** The key Y does the same. */
  hasKeys: boolean;
  /** Absent for people who may not change the order. */
  onConfirm?: ((doubt: FigureDoubt) => void) | undefined;
};

function toSentences({ reason, other, countedFrom }: FigureDoubt, more: number): string {
  const counted = countedFrom === undefined ? [] : [orderWords.figures.countedFrom[countedFrom]];
  const asRead = other === null ? [] : [orderWords.figures.closerLook(other)];
  const after = more === 0 ? [] : [orderWords.figures.moreAfter(more)];
  return [...counted, DOUBT_REASON_LABELS[reason], ...asRead, ...after].join(' ');
}

/** A figure of a scan that may have been misread, beside the picture of it, to be confirmed by a person. */
export function FigureCheck({ documentId, doubts, quote, isBusy, hasKeys, onConfirm }: FigureCheckProps) {
  const getSource = useOrderSource(documentId);
  // A phone has no keys.
  const isNarrow = useIsNarrow();
  const [doubt] = doubts;
  const rects = useMemo(() => (doubt === undefined ? [] : [doubt.rect]), [doubt]);
  if (doubt === undefined) return null;
  const excerpt = toExcerpt(quote, doubt.text);
  return (
    <Stack gap={3}>
      <Notice tone="warn" title={orderWords.figures.question(doubt.text)}>
        {toSentences(doubt, doubts.length - 1)}
      </Notice>
      <PagePart key={doubt.id} getSource={getSource} page={doubt.page} rects={rects} isMarked />
      {excerpt !== null && (
        <ReviewText>
          {orderWords.figures.readAs} {excerpt.before}
          <Highlighter>{excerpt.figure}</Highlighter>
          {excerpt.after}
        </ReviewText>
      )}
      {onConfirm && (
        <Inline>
          <Button
            size="sm"
            icon={Check}
            disabled={isBusy}
            aria-keyshortcuts={hasKeys ? 'y' : undefined}
            onClick={() => onConfirm(doubt)}
          >
            {orderWords.figures.confirm}
            {hasKeys && !isNarrow && <Kbd>{orderWords.figures.key}</Kbd>}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
