import type { Ref } from 'react';

/** What a component that is drawn by react-aria takes for the one element that it stands for. */
export type RootProps = {
  /** The element of the component. */
  ref?: Ref<HTMLElement>;
  /** Added to the component's own class. */
  className?: string;
  /** Data attributes of that element. */
  [name: `data-${string}`]: string | number | boolean | undefined;
};

/** The data attributes among some properties. */
export function toData(props: object): Record<`data-${string}`, string> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')));
}
