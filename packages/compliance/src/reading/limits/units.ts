/** What limits are measured in. Longer units stand before those that they begin with. */
const UNIT_FORMS: readonly string[] = [
  // Masses in water and air.
  '(?:mg|milli\\s*grams?)\\s*per\\s*lit(?:re|er)',
  'mg\\s*C\\s*\\/\\s*N?\\s?m\\s*[3³]',
  '(?:mg|milli\\s*grams?)\\s*(?:\\/|per)\\s*(?:N\\.?\\s*m\\s*[3³]|l(?:tr?s?\\b\\.?|it(?:re|er)?s?\\b\\.?)?|L|kg|m[3³]|(?:normal\\s+)?cu(?:bic|\\.)\\s*m\\w*|dscm)',
  '[µμu]g\\s*\\/\\s*(?:N?m\\s?[3³]|d?l)',
  'ng\\s*(?:(?:\\([\\w-]+\\)|[\\w-]+)\\s*){0,2}\\/\\s*N?\\s?m\\s?[3³]',
  'micro\\s*g(?:rams?|ms?)?\\s*(?:\\/|per)\\s*(?:N?m[3³]|(?:normal\\s+)?cu(?:bic|\\.)?\\s*m\\w*)',
  'gms?\\s*\\/\\s*N\\.?\\s*m\\s*[3³]',
  'gm?\\s*\\/\\s*(?:MT|ton(?:ne)?|t)\\b',
  'ppm(?:v)?|ppb|ppt\\b',
  'fib(?:re|er)s?\\s*\\/\\s*(?:cc|ml|cm[3³])',
  // What flows, and masses by what is made or burnt.
  '(?:m[3³]|cu\\.?\\s*m\\w*|KL|lit(?:re|er)s?|ltrs?\\.?|l)\\s*(?:\\/|per)\\s*(?:MT|ton(?:ne)?|t|kg|KL)\\b',
  'OU\\s*\\/\\s*m[3³]',
  'kg\\s*(?:\\/|per)\\s*(?:day|d|hr|hour|batch|MT|ton(?:ne)?|t|KL|m[3³])(?![A-Za-z\\d])',
  'g(?:m)?\\s*\\/\\s*(?:kw\\.?\\s*-?h(?:r)?|(?:b?hp)\\.?\\s*-?h(?:r)?|s(?:ec)?)',
  // Germs, noise, colour and other scales.
  '(?:MPN|nos?\\.?)\\s*(?:\\/|per)\\s*100\\s*ml|CFU\\s*\\/\\s*(?:100\\s*ml|\\w+)',
  'dB\\s*(?:\\(\\s*A\\s*\\)|A)(?:\\s*Leq)?|dB\\s*\\(\\s*(?:L|Lin(?:ear)?|C)\\s*\\)|dB\\b',
  '(?:°|º|deg\\.?\\s*)\\s*C|%|NTU|m\\s*(?:-1|\\^-1|⁻¹)|hazen(?:\\s+units?)?|[HPT](?:\\.C\\.U\\b\\.?|CU\\b)|HSU\\b|pt\\.?[\\s-]?co(?:\\s+(?:scale|units?))?',
  '[µμ]\\s?(?:S|mhos?)\\s*\\/\\s*cm|m?m\\s*\\/\\s*s(?:ec)?',
  // Quantities over a time, of wastes.
  'ton(?:ne)?s?\\s*\\/\\s*(?:annum|year|month|day|a|y|m|d)',
  '(?:MT|KL|kg|nos?\\.?|lit(?:re|er)?s?|ltrs?\\.?|T|m3)\\s*\\/\\s*(?:a(?:nnum)?|y(?:r|ear)?|m(?:onth)?|d(?:ay)?|d)\\b',
  '(?:MT|KL|kg|nos?\\.?|lit(?:re|er)s?|ltrs?\\.?|ton(?:ne)?s?|T)\\s*(?:per\\s*|a\\s+)(?:annum|year|month|day)\\b',
  'units?\\b|MTA|TPA|MTPA|KLPA|LPA\\b|KLA\\b|(?:Nos?(?![\\dA-Za-z])\\.?|numbers?(?=\\s+per\\b))(?:\\s+per\\s+(?:annum|year|month))?',
];

/** Source of a pattern for a unit. */
export const UNITS = `(?:${UNIT_FORMS.join('|')})`;
