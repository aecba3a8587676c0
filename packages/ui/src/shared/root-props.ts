import type { Ref } from 'react';

/** Props of a component that react-aria draws, for its root element. */
export type RootProps = {
  /** The root element of the component. */
  ref?: Ref<HTMLElement>;
  /** Added to the component's own class. */
  className?: string;
  /** Data attributes of the root element. */
  [name: `data-${string}`]: string | number | boolean | undefined;
};

/** Returns only the data attributes of some props. */
export function toData(props: object): Record<`data-${string}`, string> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')));
}
