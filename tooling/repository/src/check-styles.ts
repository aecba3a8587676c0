import type { Check } from './repository.ts';

const SCREENS = /^apps\/(?:portal|site)\/src\//;
const TEST = /\.test\.tsx?$|\/testing\//;
/** A stylesheet of an app may gather the kit's, and say nothing of its own. */
const OWN_RULE = /\{/;
const INLINE = /<style\b|\bstyle=(?:\{|["'])/;

/**
 * No screen has a style of its own: what a screen needs is a part of the kit, with stories. So the apps hold no rule
 * of CSS, no `<style>` and no `style` attribute.
 */
export const checkStyles: Check = (repository) => {
  const files = repository.files.filter(
    (file) => SCREENS.test(file) && !TEST.test(file) && /\.(?:css|tsx|astro)$/.test(file),
  );
  return {
    checked: files.length,
    problems: files.flatMap((file) => {
      const text = repository.read(file).replaceAll(/\/\*[\s\S]*?\*\//g, '');
      if (file.endsWith('.css'))
        return OWN_RULE.test(text) ? [`${file} has rules of its own: they belong to packages/ui.`] : [];
      return INLINE.test(text) ? [`${file} styles inline: take a part of packages/ui.`] : [];
    }),
  };
};
