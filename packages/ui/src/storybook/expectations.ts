import { expect, userEvent } from 'storybook/test';

/** Checks that nothing in the story is wider than its container. */
export async function expectFits(canvasElement: HTMLElement): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth + 1);
}

/** Checks that Tab moves the focus to an element, and that the focus is visible. */
export async function expectTabReaches(element: HTMLElement): Promise<void> {
  await userEvent.tab();
  await expect(element).toHaveFocus();
}
