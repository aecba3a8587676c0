/** Words that say nothing about which stack, outlet or station it is. */
const EMPTY = new Set(
  'a an and at the of to from for in no nos number sample sampling location point place id name stack chimney attached vent emission emissions outlet outfall final treated effluent water waste wastewater discharge monitoring station ambient air quality source plant premises disposal industrial trade domestic sewage'.split(
    ' ',
  ),
);

const toWords = (point: string): Set<string> =>
  new Set(
    point
      .toLowerCase()
      .replace(/\be\.?t\.?p\b\.?/g, 'etp')
      .replace(/\bs\.?t\.?p\b\.?/g, 'stp')
      .replace(/\bd\.?\s?g\.?\s*sets?\b/g, 'dgset')
      .split(/[^\p{L}\p{N}.]+/u)
      .map((word) => word.replace(/^\.+|\.+$/g, '').replace(/^0+(?=\d)/, ''))
      .filter((word) => word !== '' && !EMPTY.has(word)),
  );

/** Before or within treatment: limits are for what leaves the works. */
export const isInlet = (point: string): boolean =>
  /\b(?:inlet|influent|raw\s+(?:effluent|sewage|waste)|before\s+treatment|untreated|(?:aeration|equali[sz]ation|collection|neutrali[sz]ation|buffer|anaerobic)\s+(?:tank|sump|basin)|primary\s+(?:clarifier|settling))\b/i.test(
    point,
  ) && !/\b(?:outlet|after\s+treatment)\b/i.test(point);

/** Of these a point has one: the gate in the north is not the gate in the south. */
const SIDES: readonly (readonly string[])[] = [
  ['north', 'south', 'east', 'west', 'northern', 'southern', 'eastern', 'western'],
  ['upwind', 'downwind'],
  ['upstream', 'downstream'],
];

/** Whether one point is on another side than the other. */
const isOnOtherSide = (one: Set<string>, two: Set<string>): boolean =>
  SIDES.some((sides) => {
    const [first, second] = [one, two].map((words) => sides.filter((side) => words.has(side)).join(' '));
    return first !== '' && second !== '' && first !== second;
  });

/** What two names of points say about each other: the same point, another one, or nothing either way. */
export type PointLikeness = 'same' | 'other' | 'unknown';

/**
 * Compares the names of two points: one is the same where it has all words of the other that tell points apart
 * ("Boiler stack", "Stack attached to boiler 10 TPH"); another where both have such words and share none, or where their
 * numbers or their sides differ.
 */
export const comparePoints = (a: string, b: string): PointLikeness => {
  const [one, two] = [toWords(a), toWords(b)];
  if (one.size === 0 || two.size === 0) return one.size === two.size ? 'same' : 'unknown';
  const shared = [...one].filter((word) => two.has(word));
  const numbersOf = (words: Set<string>) => [...words].filter((word) => /^[a-z]?\d/.test(word));
  const [first, second] = [numbersOf(one), numbersOf(two)];
  if (first.length > 0 && second.length > 0 && !first.some((word) => two.has(word))) return 'other';
  if (isOnOtherSide(one, two)) return 'other';
  if (shared.length === Math.min(one.size, two.size)) return 'same';
  return shared.length === 0 ? 'other' : 'unknown';
};
