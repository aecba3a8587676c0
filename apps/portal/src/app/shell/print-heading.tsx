import { PrintHead } from '@anupalan/ui/shell';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSession } from '../../shared/session/use-session.ts';
import { toInstantText } from '../../shared/time-zone.ts';
import { useOrganisation } from './navigation.ts';
import { printWords } from './words.ts';

/** The moment at which the page is printed; until then, at which it was opened. */
function usePrintedAt(): Date {
  const [at, setAt] = useState(() => new Date());
  useEffect(() => {
    // The browser prints what is there when this event is over.
    const onPrint = () => flushSync(() => setAt(new Date()));
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);
  return at;
}

/** On paper alone: which screen, of whom, by whom and when. */
export function PrintHeading({ title }: { title: string }) {
  const organisation = useOrganisation();
  const name = useSession()?.user.name;
  const at = toInstantText(usePrintedAt().toISOString());
  return (
    <PrintHead
      title={title}
      owner={organisation?.name}
      lines={[name ? printWords.printedBy(name, at) : printWords.printed(at)]}
    />
  );
}
