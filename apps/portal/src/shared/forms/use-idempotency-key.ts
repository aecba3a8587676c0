import { useCallback, useRef } from 'react';

/** 128 random bits. `crypto.randomUUID` is missing where the portal is opened without TLS. */
function toRandomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A key for a POST that must not happen twice: the same for every try of the same content, a new one once the
 * content changes or the call went through.
 */
export function useIdempotencyKey(): { toKey: (content: unknown) => string; onDone: () => void } {
  const current = useRef<{ content: string; key: string } | null>(null);
  const toKey = useCallback((content: unknown) => {
    const text = JSON.stringify(content);
    if (current.current?.content !== text) current.current = { content: text, key: toRandomKey() };
    return current.current.key;
  }, []);
  const onDone = useCallback(() => {
    current.current = null;
  }, []);
  return { toKey, onDone };
}
