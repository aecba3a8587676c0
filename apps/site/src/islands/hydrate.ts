import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { ISLANDS, type IslandName } from './registry.ts';

/** Gives the HTML of an island to its component. Resolves once the component answers to events. */
export async function hydrate(element: HTMLElement, name: IslandName): Promise<void> {
  const Component = (await ISLANDS[name]()) as ComponentType<object>;
  const props: object = JSON.parse(element.dataset.props ?? '{}');
  flushSync(() => {
    hydrateRoot(element, createElement(Component, props), { identifierPrefix: `${name}-` });
  });
}
