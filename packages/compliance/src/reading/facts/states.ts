/** The states and territories, as boards and authorities are named by them. */
export const STATES = [
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chhattisgarh',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
  'Jammu and Kashmir',
  'Jammu & Kashmir',
  'Ladakh',
  'Puducherry',
  'Chandigarh',
  'Delhi',
  'Dadra & Nagar Haveli and Daman & Diu',
  'Daman, Diu and Dadra & Nagar Haveli',
  'Daman & Diu',
  'Andaman & Nicobar',
  'Lakshadweep',
  'Orissa',
];

/** Whether a text is the name of a state and nothing else. */
export const isState = (text: string): boolean => {
  const name = text
    .replace(/[()\s,.]+/g, ' ')
    .trim()
    .toLowerCase();
  return STATES.some((state) => state.toLowerCase() === name);
};

/** States that boards print by their letters. */
export const LETTERS: Record<string, string> = {
  AP: 'Andhra Pradesh',
  HP: 'Himachal Pradesh',
  JK: 'Jammu and Kashmir',
  MP: 'Madhya Pradesh',
  UP: 'Uttar Pradesh',
};
/** The letters of states in the numbers of proposals on the portal of the ministry: "SIA/MH/…". */
const PROPOSAL_LETTERS: Record<string, string> = {
  ...{
    AP: 'Andhra Pradesh',
    AR: 'Arunachal Pradesh',
    AS: 'Assam',
    BR: 'Bihar',
    CG: 'Chhattisgarh',
    GA: 'Goa',
  },
  ...{ GJ: 'Gujarat', HR: 'Haryana', HP: 'Himachal Pradesh', JH: 'Jharkhand', JK: 'Jammu and Kashmir' },
  ...{
    KA: 'Karnataka',
    KL: 'Kerala',
    MP: 'Madhya Pradesh',
    MH: 'Maharashtra',
    MN: 'Manipur',
    ML: 'Meghalaya',
  },
  ...{
    MZ: 'Mizoram',
    NL: 'Nagaland',
    OR: 'Odisha',
    OD: 'Odisha',
    PB: 'Punjab',
    RJ: 'Rajasthan',
    SK: 'Sikkim',
  },
  ...{ TN: 'Tamil Nadu', TG: 'Telangana', TR: 'Tripura', UP: 'Uttar Pradesh', UK: 'Uttarakhand' },
  ...{ WB: 'West Bengal', DL: 'Delhi', PY: 'Puducherry', CH: 'Chandigarh' },
};
const OF_GOVERNMENT = /\b(?:government|govt\.?)\s+of\s+([A-Za-z& ]{3,24})/i;
const OF_AUTHORITY = /\bSEIAA[\s,:–-]+\(?([A-Za-z ]{3,24})/;
/** The longest name of a state, in words, is that of Dadra & Nagar Haveli and Daman & Diu. */
const MOST_WORDS = 8;
const OF_PROPOSAL = /\bS?IA\/([A-Z]{2})\//;

/** Words in small letters with capitals at their beginnings, as names are written. */
export const toWords = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/(^|\s)([a-z])/g, (_, blank: string, letter: string) => blank + letter.toUpperCase())
    .replace(/\bAnd\b/g, 'and')
    .replace(/\bOf\b/g, 'of');

const withoutBlanks = (text: string): string => text.replace(/\s/g, '').toLowerCase();

/** A state as it is written, from its name in print. */
export const stateOf = (printed: string): string => {
  const name = withoutBlanks(printed);
  return STATES.find((state) => withoutBlanks(state) === name) ?? toWords(printed);
};

/** The state that words name, first or last or by its letters ("H.P."); null where they name none. */
export const toState = (words: string): string | null => {
  const text = words.trim();
  const letters = LETTERS[text.toUpperCase().replace(/[^A-Z]/g, '')];
  if (letters !== undefined) return letters;
  const parts = text.split(/[\s,]+/).filter(Boolean);
  for (let count = Math.min(parts.length, MOST_WORDS); count > 0; count--) {
    const name = [parts.slice(0, count), parts.slice(-count)].map((part) => part.join(' ')).find(isState);
    // "Goa and Daman" is one authority's.
    const joined = /^(?:and|&)$/i.test(parts[count] ?? '') ? parts.slice(count, count + 2) : [];
    if (name !== undefined) return [stateOf(name), ...joined].join(' ');
  }
  return null;
};

/** The state that a line of a head tells of an authority: its government, "SEIAA, Maharashtra", or a proposal's number; else null. */
export const stateOfAuthority = (text: string): string | null => {
  for (const pattern of [OF_GOVERNMENT, OF_AUTHORITY]) {
    const state = toState(pattern.exec(text)?.[1] ?? '');
    if (state !== null) return state;
  }
  return PROPOSAL_LETTERS[OF_PROPOSAL.exec(text)?.[1] ?? ''] ?? null;
};
