import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';

/** Props of {@link OpenInDocs}. */
export type OpenInDocsProps = {
  /** Shows the open part; it calls `close` when the reader closes it. */
  show: (close: () => void) => ReactNode;
};

/** On a docs page a part that opens over the page would hide it, so a button opens the part. */
export function OpenInDocs({ show }: OpenInDocsProps) {
  const [isShown, setIsShown] = useState(false);
  if (!isShown) return <Button onClick={() => setIsShown(true)}>Open</Button>;
  return show(() => setIsShown(false));
}
