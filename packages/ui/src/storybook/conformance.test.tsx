// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ComponentType, Ref } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Part } from './part.ts';

type StoryFile = {
  default: {
    title: string;
    component?: ComponentType<Record<string, unknown>>;
    args?: Record<string, unknown>;
  };
  Default?: { args?: Record<string, unknown> };
};

const files = import.meta.glob<StoryFile>('../**/*.stories.tsx', { eager: true });
const partFiles = import.meta.glob<{ parts: readonly Part[] }>('../**/*.parts.tsx', { eager: true });
const entries = import.meta.glob<Record<string, unknown>>('../*.ts', { eager: true });

/** They draw no element of their own. */
const ELEMENTLESS = new Set(['InteractiveProvider', 'LinkProvider', 'ToastProvider']);

const wholes = Object.values(files).flatMap(({ default: { title, component, args }, Default }): Part[] =>
  component && !/^(Foundations|Patterns)\//.test(title)
    ? [{ path: title, Component: component, args: { ...args, ...Default?.args } }]
    : [],
);
// What is closed in its first story stands open among the parts.
const parts = Object.values(partFiles).flatMap((file) => file.parts);
const subjects = [
  ...wholes.filter(({ Component }) => !parts.some((part) => part.Component === Component)),
  ...parts,
].filter(({ Component }) => !ELEMENTLESS.has(Component.name));

afterEach(cleanup);

/** Rows and cells are drawn in a table of their own, everything else in a `div`. */
function toContainer(inside: Part['inside']): HTMLElement | undefined {
  if (inside === undefined) return undefined;
  const body = document.body.appendChild(document.createElement('table')).createTBody();
  return inside === 'tbody' ? body : body.insertRow();
}

describe.each(subjects)('$path', ({ Component, args, inside }) => {
  test('hands ref, className and data attributes to one element', () => {
    const found: Element[] = [];
    const ref: Ref<Element> = (element) => {
      if (element) found.push(element);
    };
    render(<Component {...args} ref={ref} className="own-class" data-own="yes" />, {
      container: toContainer(inside),
    });
    const element = found.at(-1);
    expect(element, 'the ref').toBeInstanceOf(Element);
    expect(element?.classList.contains('own-class'), 'className').toBe(true);
    expect(element?.getAttribute('data-own'), 'data attribute').toBe('yes');
    // A caller that gives no ref, class or data gets the same element without a warning.
    cleanup();
    render(<Component {...args} />, { container: toContainer(inside) });
    // A control that a story leaves without a handler is no fault of the component.
    const warnings = vi
      .mocked(console.error)
      .mock.calls.filter(([text]) => !/without an `onChange`/.test(text));
    vi.mocked(console.error).mock.calls.splice(0);
    expect(warnings).toEqual([]);
  });
});

test('every component that an entry of the kit offers is one of them', () => {
  const checked = new Set(subjects.map(({ Component }) => Component as unknown));
  const offered = Object.values(entries).flatMap((entry) => Object.entries(entry));
  const missing = offered.flatMap(([name, value]) =>
    /^[A-Z][a-z]/.test(name) && typeof value === 'function' && !checked.has(value) && !ELEMENTLESS.has(name)
      ? [name]
      : [],
  );
  expect(missing).toEqual([]);
});
