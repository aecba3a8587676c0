/**
 * What a unit measures. Units of one kind differ by a power of ten alone and are converted exactly; between kinds there
 * is no conversion (a normal cubic metre is not a cubic metre, a volume of gas no mass).
 */
export type UnitKind =
  | 'mass_per_litre'
  | 'parts_of_mass'
  | 'mass_per_normal_volume'
  | 'mass_per_volume'
  | 'parts_of_volume'
  | 'volume_per_day'
  | 'mass_per_hour'
  | 'mass_per_day'
  | 'mass_per_tonne'
  | 'sound'
  | 'count_per_100_ml'
  | 'share'
  | 'temperature'
  | 'other';

/**
 * A unit: `exponent` is its power of ten within its kind; `name` tells apart units of kind `other`; `oxygen` the share of
 * oxygen, in per cent as printed, to which a concentration in flue gas is corrected.
 */
export type Unit = { kind: UnitKind; exponent: number; name: string; oxygen: string | null };

const OXYGEN =
  /(?:@|\bat|\bto)?\s*\(?\s*(\d{1,2}(?:\.\d+)?)\s*%\s*(?:O\s*[2₂]|oxygen)(?:\s*\(?dry(?:\s+basis)?\)?)?\s*\)?/i;

/** The words of a text that say to which share of oxygen a concentration is corrected ("@ 15% O2"), or null. */
export const findOxygen = (text: string): string | null => OXYGEN.exec(text)?.[0] ?? null;

const GRAMS: Readonly<Record<string, number>> = { kg: 3, g: 0, gm: 0, mg: -3, ug: -6, ng: -9 };

/** One spelling for the many of a unit: no blanks, "u" for micro, plain digits, a slash for "per". */
const toPlain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[µμ]/g, 'u')
    .replaceAll('³', '3')
    .replaceAll('²', '2')
    .replace(/\bmicro\s*grams?\b|\bmicrog\b|\bmcg\b/g, 'ug')
    .replace(/\bmilli\s*grams?\b|\bmgs\b/g, 'mg')
    .replace(/\bgrams?\b|\bgms?\b/g, 'g')
    .replace(/\bkgs\b/g, 'kg')
    .replace(/\bper\b/g, '/')
    .replace(/\bcubic\s*met(?:re|er)s?\b|\bcu\.?\s*m(?:tr?)?\b\.?/g, 'm3')
    .replace(/\b(?:normal|n)\s*\.?\s*m\s*3/g, 'nm3')
    .replace(/\blit(?:re|er)?s?\b|\bltr?s?\b/g, 'l')
    .replace(/\bhours?\b|\bhrs?\b/g, 'h')
    .replace(/\bdays?\b/g, 'd')
    .replace(/\b(?:metric\s+)?ton(?:ne)?s?\b|\bmt\b/g, 't')
    .replace(/\s+/g, '')
    .replace(/\^/g, '')
    .replace(/[.,;:]+$/, '');

const unitOf = (kind: UnitKind, exponent: number, name = ''): Omit<Unit, 'oxygen'> => ({
  kind,
  exponent,
  name,
});

const BY_MASS: Readonly<Record<string, UnitKind>> = {
  l: 'mass_per_litre',
  nm3: 'mass_per_normal_volume',
  m3: 'mass_per_volume',
  h: 'mass_per_hour',
  d: 'mass_per_day',
  t: 'mass_per_tonne',
};

/** mg/kg is a part of mass as ppm is. */
const readPartsOfMass = (mass: string): Omit<Unit, 'oxygen'> =>
  unitOf('parts_of_mass', (GRAMS[mass] ?? 0) - 3, '');

const readMass = (plain: string): Omit<Unit, 'oxygen'> | null => {
  const match = /^(kg|mg|ug|ng|g)(i-?teq|teq)?\/(nm3|m3|l|kg|h|d|t)$/.exec(plain);
  if (!match) return null;
  const [, mass = '', equivalents = '', of = ''] = match;
  if (of === 'kg') return readPartsOfMass(mass);
  const kind = BY_MASS[of];
  return kind === undefined ? null : unitOf(kind, GRAMS[mass] ?? 0, equivalents ? 'teq' : '');
};

const DAILY_VOLUMES: Readonly<Record<string, number>> = {
  'm3/d': 0,
  cmd: 0,
  kld: 0,
  'kl/d': 0,
  'l/d': -3,
  lpd: -3,
  mld: 3,
  'ml/d': 3,
};

/** Units by their plain spelling. "ppm" is decided by the medium, see `toUnit`. */
const readPlain = (plain: string, isWater: boolean): Omit<Unit, 'oxygen'> => {
  const mass = readMass(plain);
  if (mass) return mass;
  const parts = /^pp(m|b)(v|w)?$/.exec(plain);
  if (parts) {
    const exponent = parts[1] === 'm' ? -6 : -9;
    // A litre of water is a kilogram: a part of a million is a milligram in a litre. In gas it is a part of the volume.
    if (isWater && parts[2] !== 'v') return unitOf('mass_per_litre', exponent + 3);
    return unitOf(parts[2] === 'w' ? 'parts_of_mass' : 'parts_of_volume', exponent);
  }
  const volume = DAILY_VOLUMES[plain];
  if (volume !== undefined) return unitOf('volume_per_day', volume);
  if (/^\(?db\(?a?\)?\)?(?:leq|\(leq\))?$|^leqdb\(?a?\)?$/.test(plain)) return unitOf('sound', 0);
  if (/^(?:mpn|cfu)\/100ml$/.test(plain)) return unitOf('count_per_100_ml', 0, plain.slice(0, 3));
  if (/^(?:mpn|cfu)\/ml$/.test(plain)) return unitOf('count_per_100_ml', 2, plain.slice(0, 3));
  if (/^(?:%|percent|%survival|survival%)/.test(plain)) return unitOf('share', 0);
  if (/^(?:°|º|o|deg\.?(?:ree)?)?(?:c|celsius)$/.test(plain)) return unitOf('temperature', 0);
  return unitOf('other', 0, plain);
};

/**
 * The unit of a limit or a result, or null where none is printed ("-", "--", "pH unit", "None").
 * @param isWater in water "ppm" is the same as mg/l
 */
export const toUnit = (text: string | null, isWater: boolean): Unit | null => {
  if (text === null) return null;
  const oxygen = OXYGEN.exec(text)?.[1] ?? null;
  const rest = text
    .replace(OXYGEN, '')
    .replace(/\(\s*\)/g, '')
    .trim();
  const plain = toPlain(rest).replace(/^\((.*)\)$/, '$1');
  if (
    /^(?:[-–—]*|n\.?a\.?|none|nil|(?:ph)?-?(?:unit|value|scale)?s?|ph|nounit|unitless|standardunits?)$/.test(
      plain,
    )
  )
    return null;
  return { ...readPlain(plain, isWater), oxygen };
};

/** Whether two units measure the same on the same basis, so that one can be turned into the other exactly. */
export const isSameKind = (a: Unit, b: Unit): boolean =>
  a.kind === b.kind && a.name === b.name && Number(a.oxygen ?? -1) === Number(b.oxygen ?? -1);
