import type { ComponentType } from 'react';

/** A component that no stories file stands for, with props that suit it, for the conformance suite. */
export type Part = {
  path: string;
  Component: ComponentType<Record<string, unknown>>;
  args: Record<string, unknown>;
  /** Where in a table it stands, for what can stand nowhere else. */
  inside?: 'tbody' | 'tr';
};

/** Names a component and props that suit it, and forgets their types. */
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
