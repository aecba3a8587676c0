import { expect } from '@playwright/test';
import { test } from '../src/test.ts';

test('what a slow story draws beside its root can take the focus while the loader still covers it', async ({
  frame,
}) => {
  const hasFocus = await frame.page.evaluate(() => {
    const { body } = document;
    const before = body.className;
    body.classList.remove('sb-show-main');
    body.classList.add('sb-show-preparing-story');
    const overlay = document.createElement('div');
    const button = document.createElement('button');
    overlay.append(button);
    body.append(overlay);
    button.focus();
    const isFocused = document.activeElement === button;
    overlay.remove();
    body.className = before;
    return isFocused;
  });
  expect(hasFocus).toBe(true);
});
