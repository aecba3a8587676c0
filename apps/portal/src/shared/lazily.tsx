import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/** A component whose code comes on demand. `prepare` begins that ahead; a failure is no news before it is shown. */
export type LazyComponent<Props extends object> = {
  (props: Props): ReactNode;
  prepare: () => void;
};

/**
 * Makes a component of code that is loaded when it is first shown. Prepared code is shown in the same frame: opening a
 * drawer then costs no more than if it had been there from the beginning.
 * @param placeholder keeps the place of what stands above other content, so that nothing moves when it comes
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const find = async () => {
    loaded = await load();
    return loaded;
  };
  const OnDemand = lazy(async () => ({ default: await find() }));
  function Lazily(props: Props) {
    // Once shown it stays the same component, or its state would be lost when the code arrives.
    const [Ready] = useState(() => loaded);
    if (Ready !== null) return <Ready {...props} />;
    return (
      <Suspense fallback={placeholder}>
        <OnDemand {...props} />
      </Suspense>
    );
  }
  Lazily.prepare = () => void find().catch(() => undefined);
  return Lazily;
}

/** Whether a dialog is open or was: one that closes by itself stays once its code has come. */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen;
}
