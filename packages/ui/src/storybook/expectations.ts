import { expect, userEvent } from 'storybook/test';

/** Nothing in the story is wider than its room. */
export async function expectFits(canvasElement: HTMLElement): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth + 1);
}

/** Tab brings the focus to an element, and the focus can be seen. */
export async function expectTabReaches(element: HTMLElement): Promise<void> {
  await userEvent.tab();
  await expect(element).toHaveFocus();
}
