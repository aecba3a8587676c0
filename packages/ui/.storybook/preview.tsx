import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import '../src/tokens/fonts-site.css';
import '../src/tokens/fonts.css';
import '../src/tokens/tokens.generated.css';
import '../src/tokens/base.css';
import './preview.css';
import { InteractiveProvider } from '../src/interactive-provider/interactive-provider.tsx';
import { DocsPage } from '../src/storybook/docs-page.tsx';
import { OpenInDocs } from '../src/storybook/open-in-docs.tsx';
import { theme } from './theme.ts';

// A story waits for what must come, however slow the machine is: this ends what would never come.
configure({ asyncUtilTimeout: 30_000 });

// A link of a story leads nowhere: following it would take the frame away from under the story.
window.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href^="#"]')) event.preventDefault();
});

/** Turns of the event loop in which a built React runs its effects and draws what they change, chained ones too. */
const TURNS_AFTER_DRAWING = 4;

const toolbar = (title: string, icon: string, items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const viewport = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonPseudoStates()],
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    docs: { page: DocsPage, theme, toc: true },
    // The width is the real one of the frame, so that media queries answer as they do for a reader.
    viewport: {
      options: {
        w320: viewport('320, reflow', 320, 640, 'mobile'),
        w390: viewport('390, phone', 390, 844, 'mobile'),
        w1024: viewport('1024, tablet', 1024, 768, 'tablet'),
        w1440: viewport('1440, desk', 1440, 1000, 'desktop'),
      },
    },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Find a part', 'Colour', 'Type', 'Space and sizes', 'Motion', 'Icons', 'Logo'],
          'Static kit',
          'Interactive kit',
          'Forms',
          'Signature parts',
          'Charts',
          'Patterns',
        ],
      },
    },
  },
  globalTypes: {
    theme: toolbar('Theme', 'contrast', ['light', 'dark']),
    density: toolbar('Density', 'component', ['comfortable', 'default', 'compact']),
    motion: toolbar('Motion', 'play', ['full', 'reduce']),
  },
  initialGlobals: {
    theme: 'light',
    density: 'default',
    motion: 'full',
  },
  // While it is developed React runs its effects before the play function begins, built it does so a moment later.
  mount: (context) => async () => {
    await context.renderToCanvas();
    for (let turn = 0; turn < TURNS_AFTER_DRAWING; turn += 1)
      await new Promise((resolve) => setTimeout(resolve));
    return context.canvas;
  },
  tags: ['autodocs'],
  decorators: [
    (Story, { args, globals, parameters, viewMode }) => {
      useLayoutEffect(() => {
        const root = document.documentElement;
        root.lang = 'en-IN';
        root.dataset.theme = globals.theme;
        root.dataset.density = globals.density;
        root.dataset.motion = globals.motion;
      }, [globals.theme, globals.density, globals.motion]);
      return (
        <InteractiveProvider>
          {parameters.isPage ? (
            <Story />
          ) : (
            <div className="story-frame">
              {viewMode === 'docs' && parameters.opensOver ? (
                <OpenInDocs show={(onClose) => <Story args={{ ...args, isOpen: true, onClose }} />} />
              ) : (
                <Story />
              )}
            </div>
          )}
        </InteractiveProvider>
      );
    },
  ],
});
