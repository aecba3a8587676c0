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
import { calendarWords } from './words.ts';

const HINTS: Readonly<Record<CalendarScope, string>> = {
  mine: calendarWords.scopes.own,
  organisation: calendarWords.scopes.all,
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
            <Button isLoading={isMaking} loadingLabel={calendarWords.creating} onClick={() => void onMake()}>
              {calendarWords.create}
            </Button>
          ) : (
            <>
              <span>{calendarWords.inUse(toDayText(createdAt))}</span>
              <Button
                size="sm"
                aria-label={calendarWords.replace.label(label)}
                onClick={() => setAsking('replace')}
              >
                {calendarWords.replace.action}
              </Button>
              <Button
                size="sm"
                aria-label={calendarWords.revoke.label(label)}
                onClick={() => setAsking('revoke')}
              >
                {calendarWords.revoke.action}
              </Button>
            </>
          )}
        </Inline>
      </Stack>
      <ConfirmDialog
        isOpen={asking !== null}
        onClose={() => setAsking(null)}
        onConfirm={() => void (asking === 'revoke' ? onRevoke() : onMake())}
        title={asking === 'revoke' ? calendarWords.revoke.title : calendarWords.replace.title}
        confirmLabel={asking === 'revoke' ? calendarWords.revoke.action : calendarWords.replace.action}
        tone="danger"
        isBusy={isMaking || isRevoking}
        busyLabel={asking === 'revoke' ? calendarWords.revoke.busy : calendarWords.replace.busy}
      >
        {asking === 'revoke' ? calendarWords.revoke.effect : calendarWords.replace.effect}
      </ConfirmDialog>
    </Fieldset>
  );
}

/** A new address, which nobody can show again. */
function NewAddress({ url, label }: { url: string; label: string }) {
  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(calendarWords.copied);
    } catch {
      toast.error(calendarWords.copyFailed);
    }
  };
  return (
    <Stack gap={2}>
      <Field label={calendarWords.addressLabel(label)} hint={calendarWords.shownOnce}>
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
          {calendarWords.copy}
        </Button>
      </Inline>
    </Stack>
  );
}
