import type { OrderFacts } from '@anupalan/compliance/reading/types';
import { formatDate } from '@anupalan/compliance/schedules/describe';
import { CONSENT_KIND_LABELS } from '@anupalan/enums/consents';
import { DOCUMENT_TITLE_MAX_LENGTH } from '@anupalan/enums/limits';

const cut = (title: string): string => title.slice(0, DOCUMENT_TITLE_MAX_LENGTH);

/** What an order is called after its file: "MPCB_consent-2024.pdf" is "MPCB consent 2024". */
export const toFileTitle = (fileName: string): string => {
  const name = fileName.replace(/\.[A-Za-z0-9]{1,5}$/, '').replace(/[_-]+/g, ' ');
  return cut(name.trim()) || fileName;
};

/**
 * What an order is called that came as several pictures: the name of one of them says nothing about the order.
 * @param day on which they came, where the organisation is
 */
export const toPicturesTitle = (count: number, day: string): string =>
  `Order of ${count} pictures, ${formatDate(day)}`;

const OF_PICTURES = /^Order of \d+ pictures, \d{1,2} [A-Z][a-z]{2} \d{4}$/;

/**
 * What an order of pictures is called once it is read: what it is, and who issued it.
 * @param title what it is called so far
 * @returns null where a person has named it, where its file has, or where neither was read
 */
export const toReadTitle = (
  title: string,
  { kind, authority }: Pick<OrderFacts, 'kind' | 'authority'>,
): string | null => {
  if (!OF_PICTURES.test(title)) return null;
  const isKnown = kind?.value && kind.value !== 'other';
  const name = isKnown ? CONSENT_KIND_LABELS[kind.value] : authority?.value && 'Order';
  return name ? cut([name, authority?.value].filter(Boolean).join(', ')) : null;
};
