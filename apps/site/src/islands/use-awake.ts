import { useEffect, useState } from 'react';

/** False in the built HTML and while it is taken over, true from then on: what only the awake page does hangs on it. */
export function useAwake(): boolean {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => setIsAwake(true), []);
  return isAwake;
}
