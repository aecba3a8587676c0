import { pushSubscriptionsApi } from '@anupalan/api-client/endpoints/push-subscriptions';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { findPushState, subscribeBrowser, unsubscribeBrowser } from './browser-push.ts';
import { findPushUser, keepPushUser } from './push-choice.ts';

/**
 * Subscribes a browser again at the start of a session: a subscription ends with its session and with the key of the
 * installation. Somebody else than who turned notifications on gets none: the subscription ends. It runs in the background;
 * what fails is tried at the next start.
 */
export async function renewPush(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  userId: string,
): Promise<void> {
  try {
    if (findPushUser() !== userId) return await endPush();
    if ((await findPushState()) !== 'on') return;
    const { getPushKey, addPushSubscription } = pushSubscriptionsApi.endpoints;
    const { data: key } = await dispatch(getPushKey.initiate());
    if (key !== undefined) await dispatch(addPushSubscription.initiate(await subscribeBrowser(key)));
  } catch {
    // The push service of the browser does not answer.
  }
}

/** Ends messages in this browser, where whoever turned them on logs out. */
export async function endPush(): Promise<void> {
  keepPushUser(null);
  await unsubscribeBrowser();
}
