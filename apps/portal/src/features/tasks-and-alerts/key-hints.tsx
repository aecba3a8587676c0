import { Button, Inline, Kbd } from '@anupalan/ui';

/** The keys of the list, under it. */
export function KeyHints({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Inline gap={4}>
      <span className="muted">
        <Kbd>J</Kbd> <Kbd>K</Kbd> Next, previous
      </span>
      <span className="muted">
        <Kbd>Enter</Kbd> Open
      </span>
      <span className="muted">
        <Kbd>C</Kbd> Mark as done
      </span>
      <Button size="sm" variant="ghost" aria-keyshortcuts="?" onClick={onShowAll}>
        <Kbd isQuiet>?</Kbd> All shortcuts
      </Button>
    </Inline>
  );
}
