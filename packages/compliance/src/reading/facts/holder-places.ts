import type { TextLine } from '../layout/text-line.ts';
import { isHolderName } from './holder-name.ts';
import { HOLDER_PLACE_RULES } from './holder-place-rules.ts';
import type { NamedPlace } from './named-places.ts';

/** A name, how many places name it, the sum of their weights and the greatest of them, and the lines of the first. */
export type NamedHolder = NamedPlace & { weight: number; surest: number; places: number; isTold: boolean };

/** What a name gains that ends as those of firms and works do. */
const FIRM = 1;

const bare = (name: string): string =>
  name
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '');
/** Whether two names are one, of which one may be longer: "Neil Resort" and "Neil Resort, Shaheed Dweep". */
const isSame = (one: string, other: string): boolean =>
  bare(one).startsWith(bare(other)) || bare(other).startsWith(bare(one));

/** "Jaswant Singh, (Partner)", "K. Rao (Director)": what he is stands in a bracket behind a person. */
const ROLE =
  '\\s*,?\\s*\\(\\s*(?:managing\\s+|sole\\s+|authori[sz]ed\\s+|general\\s+)?(?:partner|prop(?:rietor|rietrix|\\.)?|director|owner|occupier|manager|signatory|lessee|chairman|president|secretary)\\s*\\)';
/** Whether the lines say of a name that no firm has what person it is. */
const isPerson = (name: string, lines: readonly TextLine[]): boolean => {
  if (isHolderName(name, name)) return false;
  const told = new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') + ROLE, 'i');
  return lines.some(({ text }) => told.test(text));
};

/** The names in the places where an order names its holder, the one that most places agree on first. */
export const listHolders = (lines: TextLine[], rules = HOLDER_PLACE_RULES): NamedHolder[] => {
  const found = rules.flatMap((rule) =>
    (rule.read(lines) ?? [])
      .filter(({ name }) => !isPerson(name, lines))
      .map((place) => ({
        ...place,
        weight: rule.weight,
        isTold: rule.isTold ?? false,
      })),
  );
  return found
    .map((place) => {
      // A line counts once, for the surest kind of place that it is.
      const weights = new Map<TextLine | undefined, number>();
      const same = found.filter((each) => isSame(each.name, place.name));
      for (const other of same)
        weights.set(other.lines[0], Math.max(other.weight, weights.get(other.lines[0]) ?? 0));
      const sum = [...weights.values()].reduce((total, each) => total + each, 0);
      return {
        name: place.name,
        lines: place.lines,
        places: weights.size,
        isTold: same.some(({ isTold }) => isTold),
        surest: Math.max(...weights.values()),
        weight: sum + (isHolderName(place.name, place.name) ? FIRM : 0),
      };
    })
    .toSorted((a, b) => b.weight - a.weight);
};
