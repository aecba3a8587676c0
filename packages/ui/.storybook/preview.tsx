import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import '../src/tokens/fonts-site.css';
import '../src/tokens/fonts.css';
import '../src/tokens/tokens.generated.css';
import '../src/tokens/base.css';
import { InteractiveProvider } from '../src/interactive-provider/interactive-provider.tsx';

const toolbar = (title: string, icon: string, items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    options: { storySort: { order: ['Foundations', 'Static kit', 'Interactive kit', 'Patterns'] } },
  },
  globalTypes: {
    theme: toolbar('Theme', 'contrast', ['light', 'dark']),
    density: toolbar('Density', 'component', ['comfortable', 'default', 'compact']),
    width: toolbar('Width', 'browser', ['full', '390px', '1024px', '1440px']),
    motion: toolbar('Motion', 'play', ['full', 'reduce']),
  },
  initialGlobals: {
    theme: import.meta.env.STORYBOOK_THEME ?? 'light',
    density: 'default',
    width: 'full',
    motion: 'full',
  },
  tags: ['autodocs'],
  decorators: [
    (Story, { globals }) => {
      useLayoutEffect(() => {
        const root = document.documentElement;
        root.lang = 'en-IN';
        root.dataset.theme = globals.theme;
        root.dataset.density = globals.density;
        root.dataset.motion = globals.motion;
      }, [globals.theme, globals.density, globals.motion]);
      return (
        <InteractiveProvider>
          <div style={{ maxWidth: globals.width === 'full' ? undefined : globals.width, padding: 24 }}>
            <Story />
          </div>
        </InteractiveProvider>
      );
    },
  ],
});
