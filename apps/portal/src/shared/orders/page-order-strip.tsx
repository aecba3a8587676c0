import { PageStrip } from '@anupalan/ui/document';
import type { PageOrder } from './use-page-order.ts';
import { pagesWords } from './words.ts';

/** Props of {@link PageOrderStrip}. */
export type PageOrderStripProps = {
  order: Pick<PageOrder, 'pages' | 'turn' | 'move' | 'remove' | 'markUndrawn'>;
  /** Said after how to sort them. */
  hint: string;
  isDisabled?: boolean;
};

/** Pictures as the pages of one order, to be turned, sorted and taken out. */
export function PageOrderStrip({ order, hint, isDisabled = false }: PageOrderStripProps) {
  return (
    <>
      <p className="muted">{pagesWords.text(hint)}</p>
      <PageStrip
        label={pagesWords.title}
        pages={order.pages.map(({ file, isUndrawn: _undrawn, ...page }) => ({ ...page, name: file.name }))}
        isDisabled={isDisabled}
        onTurn={order.turn}
        onMove={order.move}
        onRemove={order.remove}
        onUndrawn={order.markUndrawn}
      />
    </>
  );
}
