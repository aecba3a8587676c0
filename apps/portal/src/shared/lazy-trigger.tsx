import { onFirstUse } from '@anupalan/ui';
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';

/** What a stand-in's button needs: interest loads the code, a press puts the real button in its place. */
export type TriggerHandlers = { onPointerEnter: () => void; onFocus: () => void; onClick: () => void };

/** Props of {@link LazyTrigger}. */
export type LazyTriggerProps<Props extends object> = {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Something else loads the code at the first use: the button of each row need not. */
  isPrepared?: boolean;
  /** A button that looks the same and does nothing but pass on the handlers. */
  fallback: (handlers: TriggerHandlers) => ReactNode;
};

/** Whether the page around an element is shut off by a dialog. */
function isInert(element: Element | null): boolean {
  return element === null || element.closest('[inert], [aria-hidden="true"]') !== null;
}

/**
 * A button with a menu or panel whose code is loaded once the page is used, so that its first view stays quick. The
 * first press brings the real button, which takes over focus and press.
 */
export function LazyTrigger<Props extends object>(given: LazyTriggerProps<Props>) {
  const { load, props, isPrepared = false, fallback } = given;
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const box = useRef<HTMLDivElement>(null);

  // A failure is no news yet: the press tries again.
  const prepare = useCallback(() => void load().catch(() => undefined), [load]);

  useEffect(() => {
    if (isPrepared) return;
    return onFirstUse(() => {
      if (!isInert(box.current)) prepare();
    });
  }, [isPrepared, prepare]);

  useEffect(() => {
    if (Loaded === null) return;
    const button = box.current?.querySelector('button');
    button?.focus();
    button?.click();
  }, [Loaded]);

  const onClick = () => {
    load().then(
      (component) => {
        // A dialog may have opened meanwhile: behind it nothing may take the focus or open.
        if (!isInert(box.current)) setLoaded(() => component);
      },
      () => undefined,
    );
  };
  const handlers = { onPointerEnter: prepare, onFocus: prepare, onClick };
  return <div ref={box}>{Loaded === null ? fallback(handlers) : <Loaded {...props} />}</div>;
}
