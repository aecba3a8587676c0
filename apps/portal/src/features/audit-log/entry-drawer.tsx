import type { AuditEntry } from '@anupalan/api-client/types';
import { EmptyState, KeyValueList, PlainText, Section, Stack } from '@anupalan/ui';
import { Drawer } from '@anupalan/ui/interactive';
import { toInstantText } from '../../shared/time-zone.ts';
import { ACTIONS, SUBJECTS, toDetails, toSentence } from './audit-words.ts';

function Details({ entry }: { entry: AuditEntry }) {
  const details = toDetails(entry);
  if (details.length === 0) return <p className="muted">No further notes.</p>;
  return (
    <KeyValueList
      items={details.map(({ name, from, to }) => ({
        key: name,
        value: <PlainText dir="auto">{from === undefined ? to : `From ${from} to ${to}`}</PlainText>,
      }))}
    />
  );
}

/** Props of {@link EntryDrawer}. `entry` undefined: it is not on the page that the address names. */
export type EntryDrawerProps = { entry: AuditEntry | undefined; onClose: () => void };

/** One entry of the trail: who, when, and from what to what. */
export function EntryDrawer({ entry, onClose }: EntryDrawerProps) {
  return (
    <Drawer isOpen onClose={onClose} title="Audit log entry">
      {entry === undefined ? (
        <EmptyState title="This entry is not on this page" text="Close this panel and search the list." />
      ) : (
        <Stack gap={5}>
          <PlainText>{toSentence(entry)}</PlainText>
          <KeyValueList
            items={[
              { key: 'By', value: entry.by.name },
              { key: 'When', value: toInstantText(entry.at) },
              { key: 'Subject', value: SUBJECTS[entry.entity] ?? entry.entity },
              { key: 'Action', value: ACTIONS[entry.action] ?? entry.action },
            ]}
          />
          <Section title="Details">
            <Details entry={entry} />
          </Section>
        </Stack>
      )}
    </Drawer>
  );
}
