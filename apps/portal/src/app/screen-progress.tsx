import { TIMINGS } from '@anupalan/enums/limits';
import { ScreenProgress as ProgressLine } from '@anupalan/ui/shell';
import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** A thin line for one second on every change of screens; it blocks nothing (D35). */
export function ScreenProgress() {
  const { pathname } = useLocation();
  const isLoading = useNavigation().state === 'loading';
  const [shownFor, setShownFor] = useState<string | null>(null);
  useEffect(() => {
    setShownFor(pathname);
    const timer = setTimeout(() => setShownFor(null), TIMINGS.contentOverlay);
    return () => clearTimeout(timer);
  }, [pathname]);
  if (shownFor === null && !isLoading) return null;
  return <ProgressLine key={shownFor} />;
}
