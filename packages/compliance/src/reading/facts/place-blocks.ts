import type { TextLine } from '../layout/text-line.ts';
import { ADDRESS, PERSON } from './holder-name.ts';
import type { NamedPlace } from './named-places.ts';
import { toName } from './place-name.ts';

/** A label that names the works: any noun behind "name of the" or before "name", but what a person or another thing is called by. */
const LABEL =
  /^\W*(?:\(?[\divxa-h]{1,4}[.)]\s*)?(?:name\s+(?:(?:and|&|,)\s+(?:\w+\s+)?(?:address|location|place)\s+)?of\s+(?:the\s+)?((?:[\w/()-]+\s*){1,5}?)|((?:[a-z]+\s+){1,2})name)(?:\s+(?:and|&|with)\s+(?:\w+\s+){0,2}(?:address|location|place))?\s*(?:[:–-]+\s*|$)/i;
const OF_OTHER =
  /\b(?:project|applicant|occupier|owner|proprietor|proprietrix|partner|designation|person|signatory|director|father|contact|officer|authority|board|committee|state|district|taluka?|tehsil|block|village|mandal|town|city|river|nalla|receiving|products?|substances?|chemicals?|wastes?|pollutants?|parameters?|laborator\w+|lab|stack|consultant|agency|bank|scheme|road|estate|act|rules?|operator\s+of|CBWTF|TSDF|supplier|buyer|fuel|machine\w*|equipment|process|file|user|post|first|last|full)\b/i;

export const readLabels = (lines: TextLine[]): NamedPlace[] =>
  lines.flatMap((line) => {
    if (line.cells.length > 3) return [];
    const [, behind, before] =
      LABEL.exec(line.cells.length > 1 ? (line.cells[0]?.text ?? '') : line.text) ?? [];
    const noun = behind ?? before;
    if (noun === undefined || OF_OTHER.test(noun)) return [];
    const words =
      line.cells.length > 1
        ? line.cells
            .slice(1)
            .map(({ text }) => text)
            .join(' ')
        : line.text.replace(LABEL, '');
    const name = toName(words.replace(/^\W+/, ''));
    return name ? [{ name, lines: [line] }] : [];
  });

/** The first name among the lines of an address, below persons and offices. */
export const readBlock = (block: TextLine[]): NamedPlace[] => {
  for (const line of block) {
    if (ADDRESS.test(line.text) && !PERSON.test(line.text)) return [];
    const words = line.text.trim();
    const behind =
      /^\W*(?:prop(?:rietor|rietrix)?|partner|owner|director|manager|c\s?\/\s?o)\b\.?(?:,|:|\s+of)?\s+(?=[A-Z])(.*)$/i.exec(
        words,
      )?.[1];
    const name = toName(behind ?? words);
    if (name) return [{ name, lines: [line] }];
  }
  return [];
};
