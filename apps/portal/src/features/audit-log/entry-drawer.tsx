import type { AuditEntry } from '@anupalan/api-client/types';
import { EmptyState, KeyValueList, PlainText, Section, Stack } from '@anupalan/ui';
import { Drawer } from '@anupalan/ui/interactive';
import { toInstantText } from '../../shared/time-zone.ts';
import { ACTIONS, SUBJECTS, toDetails, toSentence } from './audit-words.ts';
import { words } from './words.ts';

function Details({ entry }: { entry: AuditEntry }) {
  const details = toDetails(entry);
  if (details.length === 0) return <p className="muted">{words.entry.noDetails}</p>;
  return (
    <KeyValueList
      items={details.map(({ name, from, to }) => ({
        key: name,
        value: <PlainText dir="auto">{from === undefined ? to : words.entry.change(from, to)}</PlainText>,
      }))}
    />
  );
}

/** Props of {@link EntryDrawer}. `entry` undefined: it is not on the page that the address names. */
export type EntryDrawerProps = { entry: AuditEntry | undefined; onClose: () => void };

/** One entry of the trail: who, when, and from what to what. */
export function EntryDrawer({ entry, onClose }: EntryDrawerProps) {
  return (
    <Drawer isOpen onClose={onClose} title={words.entry.title}>
      {entry === undefined ? (
        <EmptyState title={words.entry.goneTitle} text={words.entry.goneText} />
      ) : (
        <Stack gap={5}>
          <PlainText>{toSentence(entry)}</PlainText>
          <KeyValueList
            items={[
              { key: words.entry.by, value: entry.by.name },
              { key: words.entry.when, value: toInstantText(entry.at) },
              { key: words.entry.subject, value: SUBJECTS[entry.entity] ?? entry.entity },
              { key: words.entry.action, value: ACTIONS[entry.action] ?? entry.action },
            ]}
          />
          <Section title={words.entry.details}>
            <Details entry={entry} />
          </Section>
        </Stack>
      )}
    </Drawer>
  );
}
