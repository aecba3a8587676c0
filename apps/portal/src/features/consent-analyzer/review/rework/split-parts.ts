import { splitText } from '@anupalan/ui/document';

/** The sign that joined the first part to the second one. */
const JOINT = /[\s,;:–-]+$/;

/** Both parts of a split condition, the first without the sign that joined them. */
export function toSplitParts(text: string, at: number): [first: string, second: string] {
  const [first, second] = splitText(text, at);
  return [first.replace(JOINT, ''), second];
}
