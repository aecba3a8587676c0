import type { PageItem } from '../types.ts';

/**
 * Parts of the numbers of orders that every board uses: boards and authorities, kinds of papers, offices, states, and the
 * districts of Kerala, which has them in all of its numbers.
 */
const PART = [
  'SEIAA|DEIAA|SEAC|SPCB|CECB|[A-Z]{1,3}PC[BC]|PCB|PCC',
  'CCA|CTO|CTE|CFO|CFE|CONSENT|AUTH|EC|TOR|BMW|HWM?|SWM|ICO|IND|MIN|MIS|INFRA|NOC|RED|ORG|GRN',
  'RO|HO|ZO',
  'GUJ|MAH|MH|RAJ|RJ|TN|KAR|KA|KER|KL|AP|TS|TG|OD|OR|WB|PB|HR|HP|UK|UP|MP|CG|JH|BR|ASM|GOA|DL',
  'TVM|KLM|PTA|ALP|KTM|IDK|EKM|TSR|PKD|MLP|KKD|WYD|KNR|KSD',
].join('|');

/** What a stroke comes out as. Before a figure "1" may be its first digit. */
const BETWEEN = new RegExp(`^(${PART})[Il1|](?=(?:${PART})(?:[Il1|/(-]|$))`);
const BEFORE_FIGURE = new RegExp(`^(${PART})[Il|](?=\\d)`);
/** "PCB/IEKM/": a stroke that came out as itself and as a letter. */
const DOUBLED = new RegExp(`^[Il|](?=(?:${PART})$)`);
const KNOWN = new RegExp(`^(?:${PART})$`);

const SHORTEST = 8;

const mendPart = (part: string, nth: number): string => {
  let done = '';
  const plain = [part.replace(/^1/, 'I'), part.replace(/^[Il|]/, '')]
    .map((each) => each.replace(/0O?|O0/g, 'O'))
    .find((each) => KNOWN.test(each));
  if (nth > 0 && /0/.test(part) && plain) return plain;
  let rest = nth > 0 && !KNOWN.test(part) ? part.replace(DOUBLED, '') : part;
  for (;;) {
    const [found, name] = BETWEEN.exec(rest) ?? BEFORE_FIGURE.exec(rest) ?? [];
    if (!found || !name) return done + rest;
    done += `${name}/`;
    rest = rest.slice(found.length);
  }
};

/**
 * The number of an order with the strokes that came out as letters or digits between its known parts
 * ("SEIAAIGUJIECI5(f)/1127/2022", "PCB/IEKM/ICO-R/1147"); the same where no other stroke or part shows that it is such a number.
 */
export const withStrokes = (word: string): string => {
  if (word.length < SHORTEST || !/[Il1|]/.test(word) || !/\d/.test(word)) return word;
  const mended = word.split('/').map(mendPart).join('/');
  return mended.split('/').length > 2 ? mended : word;
};

/** A part before which a stroke came out as itself and as a letter that no such part has: "lFGS". */
const WITH_STROKE = /^[l|]([A-Z]{2,})$/;

/** The parts of a number with strokes; none of a word that is no such number. */
const partsOf = (text: string): string[] => {
  const parts = text.split('/');
  return parts.length > 2 && /\d/.test(text) ? parts : [];
};

/**
 * The words of a page with the numbers in which a stroke was read twice ("CTOA/lFGS/2023/22418"), where another number of the
 * page has the part behind it ("CTOA/FGS/2018/771"): without one, the letter may be of the part.
 */
export const withKnownParts = (items: readonly PageItem[]): PageItem[] => {
  const known = new Set(items.flatMap(({ text }) => partsOf(text)));
  return items.map((item) => {
    const parts = partsOf(item.text);
    const mended = parts.map((part, nth) => {
      const rest = nth > 0 ? WITH_STROKE.exec(part)?.[1] : undefined;
      return rest && known.has(rest) ? rest : part;
    });
    return mended.some((part, nth) => part !== parts[nth]) ? { ...item, text: mended.join('/') } : item;
  });
};
