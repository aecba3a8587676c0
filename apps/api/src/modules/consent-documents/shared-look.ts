/** Asks for one thing; whoever asks within the same time is answered by one look at all of them. */
export type SharedLook<V> = (key: string) => Promise<V | undefined>;

/**
 * Gathers what is asked for and looks once for all of it, some milliseconds after the first has asked.
 * @param look finds what there is of some keys, each once
 */
export function createSharedLook<V>(
  afterMs: number,
  look: (keys: string[]) => Promise<ReadonlyMap<string, V>>,
): SharedLook<V> {
  let next: { keys: Set<string>; found: Promise<ReadonlyMap<string, V>> } | null = null;
  return async (key) => {
    if (!next) {
      const keys = new Set<string>();
      const found = new Promise<void>((resolve) => setTimeout(resolve, afterMs)).then(() => {
        next = null;
        return look([...keys]);
      });
      next = { keys, found };
    }
    next.keys.add(key);
    return (await next.found).get(key);
  };
}
