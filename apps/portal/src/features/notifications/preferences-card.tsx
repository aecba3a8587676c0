import { isApiError } from '@anupalan/api-client/api-error';
import {
  useGetNotificationPreferencesQuery,
  useUpdateNotificationPreferencesMutation,
} from '@anupalan/api-client/endpoints/notification-preferences';
import type { NotificationPreference, NotificationPreferences } from '@anupalan/api-client/types';
import { NOTIFICATION_TYPE_HINTS, NOTIFICATION_TYPE_LABELS } from '@anupalan/enums/notifications';
import {
  Card,
  CardBody,
  CardHead,
  Fieldset,
  Inline,
  LoadError,
  SkeletonRows,
  Stack,
  Switch,
} from '@anupalan/ui';
import { preferenceWords } from './words.ts';

const CHANNELS = [
  { name: 'inApp', label: preferenceWords.inApp },
  { name: 'email', label: preferenceWords.email },
] as const;

/** Changes switches. */
function useChange() {
  const [update] = useUpdateNotificationPreferencesMutation();
  return async (change: Parameters<typeof update>[0]) => {
    try {
      await update(change).unwrap();
    } catch (error) {
      // The one handler has raised the toast, and the switch is back.
      if (!isApiError(error)) throw error;
    }
  };
}

/** The switches of one type. Of the alerts the last one that is on cannot be switched off. */
function TypeSwitches({ preference }: { preference: NotificationPreference }) {
  const change = useChange();
  const { type } = preference;
  const isLast = type === 'alert' && preference.inApp !== preference.email;
  return (
    <Fieldset legend={NOTIFICATION_TYPE_LABELS[type]} hint={NOTIFICATION_TYPE_HINTS[type]}>
      <Inline gap={6}>
        {CHANNELS.map(({ name, label }) => (
          <Switch
            key={name}
            label={label}
            checked={preference[name]}
            disabled={isLast && preference[name]}
            onChange={(event) => void change({ preferences: [{ type, [name]: event.target.checked }] })}
          />
        ))}
      </Inline>
    </Fieldset>
  );
}

/** One mail on Monday instead of those before due dates. Without mails of alerts there is none. */
function DigestSwitch({ preferences, digest }: NotificationPreferences) {
  const change = useChange();
  const hasMails = preferences.some(({ type, email }) => type === 'alert' && email);
  return (
    <Fieldset
      legend={preferenceWords.weekly.digest}
      hint={hasMails ? preferenceWords.weekly.text : preferenceWords.weekly.needsEmail}
    >
      <Switch
        label={preferenceWords.weekly.label}
        checked={digest}
        disabled={!hasMails}
        onChange={(event) => void change({ digest: event.target.checked })}
      />
    </Fieldset>
  );
}

/** What a user wants to hear of, and where. Each switch takes effect at once. */
export function PreferencesCard() {
  const { data, isLoading, isError, isFetching, refetch } = useGetNotificationPreferencesQuery();
  return (
    <Card aria-labelledby="preferences-head">
      <CardHead id="preferences-head" title={preferenceWords.title} note={preferenceWords.note} />
      {isLoading && <SkeletonRows label={preferenceWords.loading} />}
      {isError && data === undefined && (
        <LoadError title={preferenceWords.loadError} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data !== undefined && (
        <CardBody>
          <Stack gap={6}>
            {data.preferences.map((preference) => (
              <TypeSwitches key={preference.type} preference={preference} />
            ))}
            <DigestSwitch {...data} />
          </Stack>
        </CardBody>
      )}
    </Card>
  );
}
