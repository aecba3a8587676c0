import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';

/** Props of {@link OpenInDocs}. */
export type OpenInDocsProps = {
  /** Shows the part. It calls `close` when the reader closes it. */
  show: (close: () => void) => ReactNode;
};

/** A button that opens a part. On a docs page, a part that opens above the page would hide it. */
export function OpenInDocs({ show }: OpenInDocsProps) {
  const [isShown, setIsShown] = useState(false);
  if (!isShown) return <Button onClick={() => setIsShown(true)}>Open</Button>;
  return show(() => setIsShown(false));
}
