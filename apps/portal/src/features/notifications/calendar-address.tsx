import { isApiError } from '@anupalan/api-client/api-error';
import {
  useMakeCalendarAddressMutation,
  useRevokeCalendarAddressMutation,
} from '@anupalan/api-client/endpoints/calendar';
import { CALENDAR_SCOPE_LABELS, type CalendarScope } from '@anupalan/enums/calendar';
import { Button, Field, Fieldset, Inline, Input, Stack } from '@anupalan/ui';
import { ConfirmDialog, toast } from '@anupalan/ui/interactive';
import { useState } from 'react';
import { toDayText } from '../../shared/time-zone.ts';

const HINTS: Readonly<Record<CalendarScope, string>> = {
  mine: 'Due dates assigned to you.',
  organisation: 'All due dates in your organisation.',
};

/** Props of {@link CalendarAddress}. `createdAt` null: the calendar has no address. */
export type CalendarAddressProps = { scope: CalendarScope; createdAt: string | null };

/** The address of one calendar: made, copied while it is shown, replaced and revoked. */
export function CalendarAddress({ scope, createdAt }: CalendarAddressProps) {
  const [make, { isLoading: isMaking }] = useMakeCalendarAddressMutation();
  const [revoke, { isLoading: isRevoking }] = useRevokeCalendarAddressMutation();
  const [url, setUrl] = useState<string | null>(null);
  const [asking, setAsking] = useState<'replace' | 'revoke' | null>(null);
  const label = CALENDAR_SCOPE_LABELS[scope];

  const run = async (act: () => Promise<string | null>) => {
    try {
      setUrl(await act());
    } catch (error) {
      // The one handler has raised the toast.
      if (!isApiError(error)) throw error;
    }
    setAsking(null);
  };
  const onMake = () => run(async () => (await make(scope).unwrap()).data.url);
  const onRevoke = () =>
    run(async () => {
      toast.success((await revoke(scope).unwrap()).message);
      return null;
    });
  return (
    <Fieldset legend={label} hint={HINTS[scope]}>
      <Stack gap={3}>
        {url !== null && createdAt !== null && <NewAddress url={url} label={label} />}
        <Inline gap={3}>
          {createdAt === null ? (
            <Button isLoading={isMaking} loadingLabel="Making" onClick={() => void onMake()}>
              Create address
            </Button>
          ) : (
            <>
              <span>In use since {toDayText(createdAt)}</span>
              <Button
                size="sm"
                aria-label={`Replace the address of ${label}`}
                onClick={() => setAsking('replace')}
              >
                Replace address
              </Button>
              <Button
                size="sm"
                aria-label={`Revoke the address of ${label}`}
                onClick={() => setAsking('revoke')}
              >
                Revoke address
              </Button>
            </>
          )}
        </Inline>
      </Stack>
      <ConfirmDialog
        isOpen={asking !== null}
        onClose={() => setAsking(null)}
        onConfirm={() => void (asking === 'revoke' ? onRevoke() : onMake())}
        title={asking === 'revoke' ? 'Revoke this address?' : 'Replace this address?'}
        confirmLabel={asking === 'revoke' ? 'Revoke address' : 'Replace address'}
        tone="danger"
        isBusy={isMaking || isRevoking}
        busyLabel={asking === 'revoke' ? 'Revoking' : 'Replacing'}
      >
        {asking === 'revoke'
          ? 'Calendars that use it stop showing new due dates.'
          : 'The old address stops working. Enter the new one in each calendar that uses it.'}
      </ConfirmDialog>
    </Fieldset>
  );
}

/** A new address, which nobody can show again. */
function NewAddress({ url, label }: { url: string; label: string }) {
  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success('The address has been copied.');
    } catch {
      toast.error('The address could not be copied. Select it and copy it yourself.');
    }
  };
  return (
    <Stack gap={2}>
      <Field
        label={`Address of ${label}`}
        hint="Anyone with this address can see these due dates. It is shown only once: copy it into your calendar now."
      >
        {({ id, describedBy }) => (
          <Input
            id={id}
            aria-describedby={describedBy}
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <Inline>
        <Button variant="primary" onClick={() => void onCopy()}>
          Copy address
        </Button>
      </Inline>
    </Stack>
  );
}
