import { isApiError } from '@anupalan/api-client/api-error';
import {
  useListNotificationPreferencesQuery,
  useUpdateNotificationPreferenceMutation,
} from '@anupalan/api-client/endpoints/notification-preferences';
import type { NotificationPreference } from '@anupalan/api-client/types';
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

const CHANNELS = [
  { name: 'inApp', label: 'In-app' },
  { name: 'email', label: 'Email' },
] as const;

/** The switches of one type. Of the alerts the last one that is on cannot be switched off. */
function TypeSwitches({ preference }: { preference: NotificationPreference }) {
  const [update] = useUpdateNotificationPreferenceMutation();
  const { type } = preference;
  const isLast = type === 'alert' && preference.inApp !== preference.email;
  const onSwitch = async (name: 'inApp' | 'email', isOn: boolean) => {
    try {
      await update({ type, [name]: isOn }).unwrap();
    } catch (error) {
      // The one handler has raised the toast, and the switch is back.
      if (!isApiError(error)) throw error;
    }
  };
  return (
    <Fieldset legend={NOTIFICATION_TYPE_LABELS[type]} hint={NOTIFICATION_TYPE_HINTS[type]}>
      <Inline gap={6}>
        {CHANNELS.map(({ name, label }) => (
          <Switch
            key={name}
            label={label}
            checked={preference[name]}
            disabled={isLast && preference[name]}
            onChange={(event) => void onSwitch(name, event.target.checked)}
          />
        ))}
      </Inline>
    </Fieldset>
  );
}

/** What a user wants to hear of, and where. Each switch takes effect at once. */
export function PreferencesCard() {
  const { data, isLoading, isError, isFetching, refetch } = useListNotificationPreferencesQuery();
  return (
    <Card aria-labelledby="preferences-head">
      <CardHead
        id="preferences-head"
        title="What reaches you, and where"
        note="A switch takes effect at once"
      />
      {isLoading && <SkeletonRows label="Loading preferences" />}
      {isError && data === undefined && (
        <LoadError
          title="Your preferences could not be loaded"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data !== undefined && (
        <CardBody>
          <Stack gap={6}>
            {data.map((preference) => (
              <TypeSwitches key={preference.type} preference={preference} />
            ))}
          </Stack>
        </CardBody>
      )}
    </Card>
  );
}
