import { isApiError } from '@anupalan/api-client/api-error';
import {
  useAddPushSubscriptionMutation,
  useLazyGetPushKeyQuery,
  useRemovePushSubscriptionMutation,
} from '@anupalan/api-client/endpoints/push-subscriptions';
import { Button, Card, CardBody, CardHead, Inline, Stack } from '@anupalan/ui';
import { toast } from '@anupalan/ui/interactive';
import { useEffect, useState } from 'react';
import {
  askForPermission,
  findPushState,
  type PushState,
  subscribeBrowser,
  unsubscribeBrowser,
} from '../../shared/push/browser-push.ts';
import { keepPushUser } from '../../shared/push/push-choice.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { pushWords } from './words.ts';

const TEXTS: Readonly<Record<PushState, string>> = {
  unsupported: pushWords.states.unsupported,
  denied: pushWords.states.denied,
  off: pushWords.states.off,
  on: pushWords.states.on,
};

/** Messages in this browser, turned on and off with a button: nobody is asked without a press. */
export function PushCard() {
  const [state, setState] = useState<PushState | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const userId = useSession()?.user.id;
  const [getKey] = useLazyGetPushKeyQuery();
  const [add] = useAddPushSubscriptionMutation();
  const [remove] = useRemovePushSubscriptionMutation();

  useEffect(() => {
    let isGone = false;
    void findPushState().then((found) => {
      if (!isGone) setState(found);
    });
    return () => {
      isGone = true;
    };
  }, []);

  const run = async (act: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await act();
    } catch (error) {
      // Of a call the one handler has raised the toast; else the browser's own push service has failed.
      if (!isApiError(error)) toast.error(pushWords.noAnswer);
    }
    setState(await findPushState());
    setIsBusy(false);
  };
  const onTurnOn = () =>
    run(async () => {
      if (userId === undefined || !(await askForPermission())) return;
      const key = await getKey().unwrap();
      const subscription = await subscribeBrowser(key);
      try {
        toast.success((await add(subscription).unwrap()).message);
        keepPushUser(userId);
      } catch (error) {
        await unsubscribeBrowser();
        throw error;
      }
    });
  const onTurnOff = () =>
    run(async () => {
      keepPushUser(null);
      const endpoint = await unsubscribeBrowser();
      if (endpoint !== null) toast.success((await remove(endpoint).unwrap()).message);
    });
  if (state === null) return null;
  return (
    <Card aria-labelledby="push-head">
      <CardHead id="push-head" title={pushWords.title} />
      <CardBody>
        <Stack gap={4}>
          <p>{TEXTS[state]}</p>
          {(state === 'off' || state === 'on') && (
            <Inline>
              <Button
                isLoading={isBusy}
                loadingLabel={state === 'on' ? pushWords.turningOff : pushWords.turningOn}
                onClick={() => void (state === 'on' ? onTurnOff() : onTurnOn())}
              >
                {state === 'on' ? pushWords.turnOff : pushWords.turnOn}
              </Button>
            </Inline>
          )}
        </Stack>
      </CardBody>
    </Card>
  );
}
