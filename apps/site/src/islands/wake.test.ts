// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Hydrate, wakeOnInteraction } from './wake.ts';

const FORM = '<form><input name="email" value=""><button>Send</button></form>';
const removers: (() => void)[] = [];

beforeEach(() => {
  // The directive listens to the document for ever; each test takes its listeners back.
  const add = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation((...args: Parameters<typeof add>) => {
    add(...args);
    removers.push(() => document.removeEventListener(args[0], args[1], args[2]));
  });
});

afterEach(() => {
  for (const remove of removers.splice(0)) remove();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

/** A page with one island and something beside it. */
function show(html: string = FORM, attributes = ''): HTMLElement {
  document.body.innerHTML = `<p id="beside">Beside</p><div data-island="contact" ${attributes}>${html}</div>`;
  return get('[data-island]');
}

function get<T extends HTMLElement = HTMLElement>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  return element;
}

const fire = (target: EventTarget, type: string) =>
  target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

/** Code whose coming the test decides. */
function later(): { hydrate: Hydrate & ReturnType<typeof vi.fn>; come: () => void; fail: () => void } {
  let settle: PromiseWithResolvers<void> = Promise.withResolvers();
  const hydrate = vi.fn<Hydrate>(() => {
    settle = Promise.withResolvers();
    return settle.promise;
  });
  return { hydrate, come: () => settle.resolve(), fail: () => settle.reject(new TypeError('no connection')) };
}

describe('what wakes an island', () => {
  test.each(['pointerdown', 'touchstart', 'focusin', 'input', 'submit'])('%s in it, once', async (type) => {
    const island = show();
    const { hydrate, come } = later();
    wakeOnInteraction(document, hydrate);
    const target = type === 'submit' ? get<HTMLFormElement>('form') : get('input');
    vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue(undefined);
    fire(target, type);
    fire(get('input'), 'focusin');
    fire(get('input'), 'pointerdown');
    expect(hydrate.mock.calls).toEqual([[island, 'contact']]);
    expect(island.dataset.awake).toBeUndefined();
    come();
    await vi.waitFor(() => expect(island.dataset.awake).toBe(''));
    fire(get('input'), 'input');
    expect(hydrate).toHaveBeenCalledTimes(1);
  });

  test.each(['pointerdown', 'focusin', 'input'])('not %s beside it', (type) => {
    show();
    const { hydrate } = later();
    wakeOnInteraction(document, hydrate);
    fire(get('#beside'), type);
    fire(document, type);
    expect(hydrate).not.toHaveBeenCalled();
  });

  test.each([
    ['a query, where the island follows it', '?keyword=form', 'data-wakes-on-query', 1],
    ['not a query that does not matter to it', '?keyword=form', '', 0],
    ['not the page alone', '', 'data-wakes-on-query', 0],
  ])('%s', (_, query, attributes, times) => {
    show(FORM, attributes);
    history.replaceState(null, '', `/blog${query}`);
    const { hydrate } = later();
    wakeOnInteraction(document, hydrate);
    expect(hydrate).toHaveBeenCalledTimes(times);
  });
});

test('what is typed while the code is on its way stays, and the events go on', () => {
  show();
  const { hydrate } = later();
  wakeOnInteraction(document, hydrate);
  const input = get<HTMLInputElement>('input');
  input.value = 'asha@example.com';
  expect(fire(input, 'input')).toBe(true);
  expect(get<HTMLInputElement>('input')).toBe(input);
  expect(input.value).toBe('asha@example.com');
});

describe('a form that is sent before its code is there', () => {
  test('is held back, and sent again once it is', async () => {
    show();
    const { hydrate, come } = later();
    wakeOnInteraction(document, hydrate);
    const form = get<HTMLFormElement>('form');
    const again = vi.spyOn(form, 'requestSubmit').mockReturnValue(undefined);
    const post = vi.spyOn(form, 'submit').mockReturnValue(undefined);
    expect(fire(form, 'submit')).toBe(false);
    expect(again).not.toHaveBeenCalled();
    come();
    await vi.waitFor(() => expect(again).toHaveBeenCalledTimes(1));
    expect(post).not.toHaveBeenCalled();
    // From now on it is the component's.
    expect(fire(form, 'submit')).toBe(true);
  });

  test('is posted as plain HTML where the code does not come, and the next interaction tries again', async () => {
    const island = show();
    const { hydrate, come, fail } = later();
    wakeOnInteraction(document, hydrate);
    const form = get<HTMLFormElement>('form');
    const again = vi.spyOn(form, 'requestSubmit').mockReturnValue(undefined);
    const post = vi.spyOn(form, 'submit').mockReturnValue(undefined);
    fire(form, 'submit');
    fail();
    await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(1));
    expect(again).not.toHaveBeenCalled();
    expect(island.dataset.awake).toBeUndefined();
    fire(get('input'), 'focusin');
    expect(hydrate).toHaveBeenCalledTimes(2);
    come();
    await vi.waitFor(() => expect(island.dataset.awake).toBe(''));
    expect(post).toHaveBeenCalledTimes(1);
  });

  test('is sent once, however the code was asked for before', async () => {
    show();
    const { hydrate, come } = later();
    wakeOnInteraction(document, hydrate);
    const form = get<HTMLFormElement>('form');
    const again = vi.spyOn(form, 'requestSubmit').mockReturnValue(undefined);
    fire(get('input'), 'focusin');
    fire(form, 'submit');
    come();
    await vi.waitFor(() => expect(again).toHaveBeenCalledTimes(1));
    expect(hydrate).toHaveBeenCalledTimes(1);
  });
});
