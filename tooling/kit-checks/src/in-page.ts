import type { AxeResults, ElementContext, Result, RunOptions, Spec } from 'axe-core';

/** What Storybook's preview offers in a frame that shows one story. */
type Channel = {
  emit: (event: string, ...payload: unknown[]) => void;
  on: (event: string, listener: (...payload: never[]) => void) => void;
  off: (event: string, listener: (...payload: never[]) => void) => void;
};
/** What a story may say to Storybook's addon for accessibility. */
type A11y = {
  test?: string;
  config?: Spec;
  options?: RunOptions;
  context?: { include?: string[]; exclude?: string[] };
};
type Styles = { width: string; height: string };
type Loaded = {
  parameters: { a11y?: A11y; viewport?: { options?: Record<string, { styles: Styles }> } };
  storyGlobals: { viewport?: { value?: string } };
};
type Preview = {
  ready: () => Promise<void>;
  currentRender?: { id?: string };
  storyStoreValue?: {
    loadStory: (story: { storyId: string }) => Promise<Loaded>;
    userGlobals: { update: (globals: { pseudo: false }) => void };
  };
};
/** What of axe-core runs in the page. */
type Axe = {
  reset: () => void;
  configure: (spec: Spec) => void;
  run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>;
};

/** What a story asks of its frame: a width and height of its own in pixels, and whether axe leaves it alone. */
export type FrameSettings = { width?: number; height?: number; hasAxe: boolean };

/** Which rules of axe run: all that the story has, or one. */
export type AxeRules = 'all' | 'color-contrast';

type Kit = {
  prepare: (storyId: string) => Promise<FrameSettings>;
  show: (storyId: string) => Promise<string[]>;
  runAxe: (storyId: string, rules: AxeRules) => Promise<string[]>;
};

/** What Storybook itself puts into its frame: none of the story's. */
export const STORYBOOKS_OWN: string[] = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

declare global {
  interface Window {
    axe?: Axe;
    __STORYBOOK_PREVIEW__?: Preview;
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    kit?: Kit;
  }
}

/**
 * Runs in the page, once: the hands of the visit in Storybook's preview. A story is shown and looked at by axe through
 * the channel on which Storybook's own toolbar speaks to it.
 */
export async function installKit(leftOut: string[]): Promise<void> {
  const preview = window.__STORYBOOK_PREVIEW__;
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const { axe, readableInks } = window;
  if (!preview || !channel || !axe || !readableInks) throw new Error('This is no frame of a Storybook.');
  await preview.ready();
  const load = (storyId: string) => {
    if (!preview.storyStoreValue) throw new Error('The Storybook has no stories.');
    return preview.storyStoreValue.loadStory({ storyId });
  };
  const CONTRAST = 'color-contrast';

  // The addon would look at a story each time it is drawn.
  channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });

  window.kit = {
    prepare: async (storyId) => {
      const { parameters, storyGlobals } = await load(storyId);
      const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles;
      return {
        hasAxe: parameters.a11y?.test !== 'off',
        ...(styles && {
          width: Number.parseInt(styles.width, 10),
          height: Number.parseInt(styles.height, 10),
        }),
      };
    },

    show: (storyId) =>
      new Promise((resolve) => {
        const thrown: string[] = [];
        type Fault = { message?: string; title?: string; description?: string };
        const note = (fault: Fault | readonly Fault[]) => {
          for (const { message, title, description } of [fault].flat())
            thrown.push(message ?? `${title} ${description}`);
        };
        const faults = [
          'playFunctionThrewException',
          'unhandledErrorsWhilePlaying',
          'storyThrewException',
          'storyErrored',
          'storyMissing',
        ];
        const finish = (finished: { storyId: string }) => {
          if (finished.storyId !== storyId) return;
          for (const fault of faults) channel.off(fault, note);
          channel.off('storyFinished', finish);
          resolve(thrown);
        };
        for (const fault of faults) channel.on(fault, note);
        channel.on('storyFinished', finish);
        window.scrollTo(0, 0);
        // A story that is drawn as if hovered says so to the whole preview: all that come after it would be as well.
        preview.storyStoreValue?.userGlobals.update({ pseudo: false });
        const isShown = preview.currentRender?.id === storyId;
        channel.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
      }),

    runAxe: async (storyId, rules) => {
      const { a11y: { context, config, options } = {} } = (await load(storyId)).parameters;
      // Colours that are on their way would be measured in between.
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish();
      axe.reset();
      // A part that stands alone has no landmarks around it.
      axe.configure({ ...config, rules: [{ id: 'region', enabled: false }, ...(config?.rules ?? [])] });
      // What a story leaves out axe would still measure, and a thousand rows take it a quarter of a minute.
      const left = (context?.exclude ?? []).flatMap((selector) => [
        ...document.querySelectorAll<HTMLElement>(selector),
      ]);
      const displays = left.map(({ style }) => style.display);
      for (const { style } of left) style.display = 'none';
      const run = (include: ElementContext, more: RunOptions): Promise<AxeResults> =>
        axe.run({ include, exclude: leftOut } as ElementContext, {
          ...options,
          resultTypes: ['violations'],
          // No rule that runs reads the stylesheets.
          preload: { assets: ['media'] },
          ...more,
        });
      const whole: ElementContext = context?.include ?? document.body;
      const onlyContrast: RunOptions = { runOnly: { type: 'rule', values: [CONTRAST] } };
      const violations: Result[] = [];
      // A story with exceptions of its own says nothing of how the same looks elsewhere.
      if (context || config || options) {
        violations.push(...(await run(whole, rules === 'all' ? {} : onlyContrast)).violations);
      } else {
        if (rules === 'all') {
          const others = await run(whole, { rules: { [CONTRAST]: { enabled: false } } });
          violations.push(...others.violations);
        }
        const measured = await readableInks.measure(run);
        violations.push(...measured.violations);
      }
      left.forEach(({ style }, index) => {
        style.display = displays[index] ?? '';
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ failureSummary, html }) => `${id}: ${help}. ${failureSummary ?? ''} ${html}`),
      );
    },
  };
}
