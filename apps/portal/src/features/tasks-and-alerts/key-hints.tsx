import { Button, Inline, Kbd } from '@anupalan/ui';
import { words } from './words.ts';

/** The keys of the list, under it. */
export function KeyHints({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Inline gap={4}>
      <span className="muted">
        <Kbd>{words.keys.caps.next}</Kbd> <Kbd>{words.keys.caps.previous}</Kbd> {words.keys.goNext}
      </span>
      <span className="muted">
        <Kbd>{words.keys.caps.open}</Kbd> {words.keys.open}
      </span>
      <span className="muted">
        <Kbd>{words.keys.caps.complete}</Kbd> {words.keys.complete}
      </span>
      <Button size="sm" variant="ghost" aria-keyshortcuts="?" onClick={onShowAll}>
        <Kbd isQuiet>?</Kbd> {words.keys.all}
      </Button>
    </Inline>
  );
}
