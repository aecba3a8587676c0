import type { StatutoryObligation } from '@anupalan/api-client/types';
import { TextLink } from '@anupalan/ui';
import { entryWords } from './words.ts';

/** Longest part of an address that is shown. */
const SHOWN = 60;

/** An address as a person reads it: without its beginning, cut where it is long. */
export function toAddressText(address: string): string {
  const text = address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** The texts that an entry was read from, each opening beside the product. */
export function EntrySources({ entry }: { entry: Pick<StatutoryObligation, 'source'> }) {
  if (entry.source.length === 0) return <p className="muted">{entryWords.source.none}</p>;
  return (
    <ul>
      {entry.source.map((address) => (
        <li key={address}>
          <TextLink href={address} target="_blank" rel="noreferrer" isUnderlined>
            {toAddressText(address)}
            <span className="sr"> {entryWords.source.newPage}</span>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
