import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName } from './registry.ts';

/** Props of {@link Island}. */
export type IslandProps<P> = {
  name: IslandName;
  /** The component that stands under this name in the registry. */
  of: ComponentType<P>;
  /** What it is given, at the build and again in the browser: JSON. */
  props: P;
  /** Wakes at once where the address has a query, because then the built page is not what was asked for. */
  wakesOnQuery?: boolean;
};

/**
 * A part of a page that works as plain HTML and becomes a React component on the first interaction with it: focus,
 * pointer, touch or a submit. It is rendered by itself, as the browser will do it, so that ids made by React agree.
 */
export function Island<P extends object>({ name, of: Component, props, wakesOnQuery }: IslandProps<P>) {
  const html = renderToString(<Component {...props} />, { identifierPrefix: `${name}-` });
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      data-wakes-on-query={wakesOnQuery ? '' : undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
