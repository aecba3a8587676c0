import type { IslandName } from './registry.ts';

/** What a visitor may do first. A submit comes without one of the others where a password manager sends the form. */
const FIRST_ACTIONS = ['pointerdown', 'touchstart', 'focusin', 'input', 'submit'] as const;

/** Loads the code of an island and hands the page's HTML to React. @returns whether it came alive */
export type Hydrate = (element: HTMLElement, name: IslandName) => Promise<void>;

/**
 * The directive of the site's islands. Until the first interaction nothing of React is loaded. Nothing is lost by it:
 * what is typed meanwhile stays in the fields (the components begin with it), links and disclosures are the browser's
 * own, and a form that is sent before its code is there is sent once it is; without the code it posts as it is.
 */
export function wakeOnInteraction(root: Document, hydrate: Hydrate): void {
  const onAction = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    const island = target?.closest<HTMLElement>('[data-island]');
    if (!island) return;
    const form = event.type === 'submit' && target instanceof HTMLFormElement ? target : null;
    if (island.dataset.awake !== undefined) return;
    // Held back only where the code is on its way: it will be sent by the component, with its messages.
    if (form) event.preventDefault();
    void wake(island, hydrate).then((isAwake) => {
      if (!form) return;
      if (isAwake) form.requestSubmit();
      else form.submit();
    });
  };
  for (const type of FIRST_ACTIONS) root.addEventListener(type, onAction, { capture: true, passive: false });
  if (root.location.search !== '')
    for (const island of root.querySelectorAll<HTMLElement>('[data-wakes-on-query]'))
      void wake(island, hydrate);
}

const waking = new WeakMap<Element, Promise<boolean>>();

function wake(island: HTMLElement, hydrate: Hydrate): Promise<boolean> {
  const under = waking.get(island);
  if (under) return under;
  const result = hydrate(island, island.dataset.island as IslandName).then(
    () => {
      island.dataset.awake = '';
      return true;
    },
    () => {
      // No connection: the next interaction tries again, and plain HTML goes on working.
      waking.delete(island);
      return false;
    },
  );
  waking.set(island, result);
  return result;
}
