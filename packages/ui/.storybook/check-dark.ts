import axe from 'axe-core';

/** Storybook's own parts of the frame. */
const NOT_OURS = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/**
 * Looks at a story once more in the dark theme, after it was drawn, played and checked in the light one: the same
 * state, so nothing is played twice.
 * @param include what is looked at: the whole body, or what a story names
 * @throws Error naming the rules that are broken, and where
 */
export async function checkDark(include: readonly (string | Element)[] = [document.body]): Promise<void> {
  const root = document.documentElement;
  const theme = root.dataset.theme;
  root.dataset.theme = 'dark';
  // Colours that are on their way would be measured in between.
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
  try {
    const { violations } = await axe.run(
      { include: [...include], exclude: NOT_OURS.map((selector) => [selector]) },
      { resultTypes: ['violations'], runOnly: { type: 'rule', values: ['color-contrast'] } },
    );
    if (violations.length > 0)
      throw new Error(
        `In the dark theme: ${violations
          .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.failureSummary} ${node.html}`))
          .join('\n')}`,
      );
  } finally {
    root.dataset.theme = theme;
  }
}
