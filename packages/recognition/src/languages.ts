/** What is recognised, by the codes of the models. */
export const LANGUAGES = [
  'eng',
  'hin',
  'mar',
  'guj',
  'kan',
  'tam',
  'tel',
  'ben',
  'pan',
  'ori',
  'mal',
] as const;
export type LanguageCode = (typeof LANGUAGES)[number];
