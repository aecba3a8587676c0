import { COMPANY_PATHS } from '@anupalan/enums/paths';
import type { Locator, Page } from '@playwright/test';
import { Hand } from '../src/hand.ts';
import { getFreshOrder } from '../src/orders.ts';
import { shoot } from '../src/shots.ts';
import { expect, test } from '../src/test.ts';
import { signIn } from '../src/users.ts';

/** Of each of the ten most frequent things, from the dashboard; typing is none. */
const MOST_TAPS = 4;
/** One pixel, as a camera would hand it over. */
const PHOTO = {
  name: 'meter.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const findLate = (page: Page) => page.getByRole('region', { name: 'Late' }).getByRole('link');
const findDrawer = (page: Page) => page.getByRole('dialog').first();

/** What each takes, and how to see that it worked. */
const THINGS: Record<string, (page: Page, hand: Hand) => Promise<Locator>> = {
  'see what is due': async (page) => findLate(page).first(),
  'mark a round': async (page, hand) => {
    const rounds = page.getByRole('region', { name: 'Today’s rounds' });
    await hand.tap(
      rounds
        .getByRole('listitem')
        .filter({ has: page.getByRole('checkbox', { checked: false }) })
        .first(),
    );
    return rounds.getByText(/^[1-9]\d* of \d+ done$/);
  },
  'answer a question': async (page, hand) => {
    await hand.tap(page.getByRole('button', { name: 'Yes, it was done' }));
    return page.getByText('Answer saved');
  },
  'complete with a photograph': async (page, hand) => {
    await hand.tap(findLate(page).first());
    await hand.tap(findDrawer(page).getByRole('button', { name: 'Mark as done' }));
    const dialog = page.getByRole('dialog', { name: /^Mark “/ });
    await hand.take(dialog.getByText('Take photo'), PHOTO);
    await expect(dialog.getByText(PHOTO.name).first()).toBeVisible();
    await shoot(page, 'one-hand-complete');
    await hand.tap(dialog.getByRole('button', { name: 'Mark as done' }));
    return page.getByRole('tab', { name: /^Evidence.*1/ });
  },
  'add a remark': async (page, hand) => {
    await hand.tap(findLate(page).first());
    await hand.tap(findDrawer(page).getByRole('button', { name: 'Mark as done' }));
    const dialog = page.getByRole('dialog', { name: /^Mark “/ });
    await hand.tap(dialog.getByLabel(/^Remark/));
    await page.keyboard.type('Filter cleaned');
    await hand.tap(dialog.getByRole('button', { name: 'Mark as done' }));
    return findDrawer(page)
      .getByText(/Filter cleaned/)
      .first();
  },
  reassign: async (page, hand) => {
    await hand.tap(findLate(page).first());
    await hand.tap(findDrawer(page).getByRole('button', { name: /^(Assign|Reassign)/ }));
    const people = page.getByRole('group', { name: 'Assignee' });
    await shoot(page, 'one-hand-assign');
    await hand.tap(people.locator('button[aria-pressed=false]').first());
    return page.getByText('The task has been assigned.');
  },
  'open the clause': async (page, hand) => {
    const ofOrder = page.getByRole('region', { name: 'Due this week' }).getByRole('listitem');
    await hand.tap(ofOrder.filter({ hasText: 'condition' }).first().getByRole('link').first());
    await hand.tap(
      findDrawer(page)
        .getByRole('link', { name: /page|condition|order/i })
        .first(),
    );
    return page.getByRole('article').or(page.getByRole('img')).or(page.getByRole('tab')).first();
  },
  'find a task': async (page, hand) => {
    await hand.tap(page.getByRole('banner').getByRole('button', { name: /search/i }));
    // The field has the focus: no tap is needed to type.
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.type('Form');
    await hand.tap(page.getByRole('option', { name: /Form/ }).first());
    return page
      .getByRole('dialog')
      .or(page.getByRole('heading', { level: 1 }))
      .first();
  },
  'read a notice': async (page, hand) => {
    await hand.tap(page.getByRole('banner').getByRole('button', { name: /notification/i }));
    const notice = page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first();
    await hand.tap(notice);
    return page.getByRole('heading', { level: 1 });
  },
  'upload an order': async (page, hand) => {
    await hand.tap(page.getByRole('banner').getByRole('button', { name: 'Open menu' }));
    await hand.tap(page.getByRole('link', { name: 'Consent Analyzer' }));
    await hand.take(
      page.locator('label', { hasText: 'Choose a consent order' }),
      getFreshOrder('gpcb_cca_tiles_2025.pdf'),
    );
    return page.getByText(/gpcb_cca_tiles_2025_copy_\d+\.pdf/).first();
  },
};

test('each of the ten most frequent things takes one hand and at most four taps', async ({ page }) => {
  await signIn(page);
  const hand = new Hand(page);
  const taken: Record<string, number> = {};
  for (const [thing, take] of Object.entries(THINGS)) {
    await test.step(thing, async () => {
      await page.goto(COMPANY_PATHS.dashboard);
      await expect(findLate(page).first()).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expect(await take(page, hand)).toBeVisible();
      taken[thing] = hand.count();
    });
  }
  test.info().annotations.push({ type: 'taps', description: JSON.stringify(taken) });
  expect(Object.entries(taken).filter(([, taps]) => taps > MOST_TAPS)).toEqual([]);
});
