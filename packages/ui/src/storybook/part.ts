import type { ComponentType } from 'react';

/** A component that has no stories file of its own, with suitable props, for the conformance suite. */
export type Part = {
  path: string;
  Component: ComponentType<Record<string, unknown>>;
  args: Record<string, unknown>;
  /** The table element that it must be inside, if it only works there. */
  inside?: 'tbody' | 'tr';
};

/** Names a component and suitable props, without their types. */
export function part<Props extends object>(
  path: string,
  Component: ComponentType<Props>,
  args: Props,
  inside?: Part['inside'],
): Part {
  return {
    path,
    inside,
    Component: Component as unknown as Part['Component'],
    args: args as Record<string, unknown>,
  };
}
