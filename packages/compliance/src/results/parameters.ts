import { toLatinDigits } from '../reading/indic/digits.ts';

/**
 * What laboratories and boards call the same thing. The first that fits decides, so the closer words come first. Names are
 * those of the EP Rules 1986 (Schedules I and VI), the National Ambient Air Quality Standards 2009 and IS 3025.
 */
const PARAMETERS: readonly (readonly [id: string, words: RegExp])[] = [
  ['noise_day', /(?:noise|leq|sound).*\bday|\bday\s*-?\s*time/i],
  ['noise_night', /(?:noise|leq|sound).*\bnight|\bnight\s*-?\s*time/i],
  ['noise', /noise|sound\s+(?:pressure\s+)?level|\bleq\b/i],
  ['pm2.5', /PM\s*[-–(]*\s*2\.5|<\s*2\.5\s*[µμu]/i],
  ['pm10', /PM\s*[-–(]*\s*10\b|\bRSPM\b|respirable|<\s*10\s*[µμu]/i],
  ['bioassay', /bio-?\s*assay|surviv/i],
  ['bod', /\bB\.?\s?O\.?\s?D\b|bio-?\s*chemical\s+oxygen|biological\s+oxygen/i],
  ['cod', /\bC\.?\s?O\.?\s?D\b|chemical\s+oxygen/i],
  ['dissolved_oxygen', /dissolved\s+oxygen|\bD\.?O\.?$/i],
  ['total_organic_carbon', /\bTOC\b|total\s+organic\s+carbon/i],
  ['tds', /\bT\.?\s?D\.?\s?S\b|dissolved\s+(?:inorganic\s+)?solids?/i],
  ['suspended_particulate', /\bS\.?P\.?M\b|suspended\s+particulate/i],
  ['tss', /\bT\.?\s?S\.?\s?S\b|suspended\s+(?:solids?|matter)|^S\.?S\.?$/i],
  ['oil_grease', /oil\s*(?:&|and|\/)\s*grease|\bO\s*&\s*G\b/i],
  ['sodium_percent', /(?:per\s*cent|%)\s*sodium|sodium\s*(?:per\s*cent|%|percentage)/i],
  ['sar', /\bSAR\b|sodium\s+ad?sorption/i],
  ['residual_chlorine', /residual\s+(?:free\s+)?chlorine|free\s+(?:available|residual)\s+chlorine/i],
  ['nitrate', /nitrate/i],
  [
    'ammoniacal_nitrogen',
    /ammon\w*\s*-?\s*(?:cal\s+)?nitrogen|\bNH\s*[3₃4]\s*[-–]\s*N\b|ammonia\s+as\s+N\b/i,
  ],
  ['free_ammonia', /free\s+ammonia/i],
  ['tkn', /\bTKN\b|kjeldahl/i],
  ['total_nitrogen', /total\s+nitrogen|nitrogen\s*\(?total/i],
  [
    'chromium_hexavalent',
    /hexavalent\s+chrom|chrom\w*\s*\(?\s*(?:hexavalent|VI\b)|\bCr\s*\+?\s*6|\bCr\s*\(?VI/i,
  ],
  ['chromium', /chromium|\bCr\b/],
  ['total_phosphorus', /total\s+phosph/i],
  ['phosphate', /phosphate|phosphorus/i],
  ['hydrogen_sulphide', /hydrogen\s+sul(?:ph|f)ide|\bH\s*[2₂]\s*S\b/i],
  ['sulphide', /sul(?:ph|f)ide/i],
  ['acid_mist', /acid\s+mist|sul(?:ph|f)uric\s+acid|\bH2SO4\b/i],
  ['sulphate', /sul(?:ph|f)ate|\bSO\s*[4₄]/i],
  ['so2', /\bSO\s*[2₂x]\b|\bSO₂|sul(?:ph|f)ur\s+(?:di)?oxide|oxides?\s+of\s+sul(?:ph|f)ur/i],
  ['nox', /\bNO\s*[2₂x]\b|\bNO₂|\bNOX\b|nitrogen\s+(?:di)?oxide|oxides?\s+of\s+nitrogen/i],
  ['carbon_monoxide', /carbon\s+monoxide|^CO\b|\(CO\)/],
  ['hydrogen_chloride', /hydro(?:gen\s+chloride|chloric)|\bHCl\b/i],
  ['hydrogen_fluoride', /hydrogen\s+fluoride|\bHF\b/i],
  ['chloride', /chlorides?\b|^Cl-?$/i],
  ['fluoride', /fluoride/i],
  ['chlorine', /chlorine|\bCl\s*[2₂]\b/i],
  ['ammonia', /ammonia|\bNH\s*[3₃]\b/i],
  ['cyanide', /cyanide/i],
  ['phenol', /phenol/i],
  ['faecal_coliform', /fa?ecal/i],
  ['total_coliform', /coliform/i],
  ['particulate', /particulate|\bT?\.?P\.?M\b|\bdust\b/i],
  ['voc', /\bT?VOCs?\b|volatile\s+organic/i],
  ['benzo_pyrene', /benzo\s*\(?\s*a|\bBaP\b/i],
  ['benzene', /benzene|\bC6H6\b/i],
  ['dioxins', /dioxin|furan/i],
  ['ozone', /\bozone\b|\bO\s*[3₃]\b/i],
  ['temperature', /temperature|\btemp\b/i],
  ['colour', /colou?r/i],
  ['odour', /odou?r|smell/i],
  ['turbidity', /turbidity/i],
  ['conductivity', /conductivity|\bE\.?C\.?$/i],
  ['ph', /\bp\.?\s?H\b/i],
  ['copper', /copper|^Cu$|\(Cu\)/],
  ['zinc', /zinc|^Zn$|\(Zn\)/i],
  ['nickel', /nickel|^Ni$|\(Ni\)/i],
  ['lead', /\blead\b|^Pb$|\(Pb\)/i],
  ['mercury', /mercury|^Hg$|\(Hg\)/i],
  ['arsenic', /arsenic|^As$|\(As\)/],
  ['cadmium', /cadmium|^Cd$|\(Cd\)/i],
  ['iron', /\biron\b|^Fe$|\(Fe\)/i],
  ['manganese', /manganese|^Mn$|\(Mn\)/i],
  ['selenium', /selenium/i],
  ['boron', /\bboron\b/i],
  ['flow', /\bflow\b|quantity\s+of\s+(?:effluent|discharge|sewage)/i],
];

const toPlain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\([^)]*\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * What a parameter is, whatever it is called; its plain letters where nothing is known of it. "SPM" is dust in a stack,
 * and something of its own in ambient air.
 */
export const toParameterId = (name: string, isAmbientAir: boolean): string => {
  const found = PARAMETERS.find(([, words]) => words.test(name))?.[0];
  if (found === 'suspended_particulate' && !isAmbientAir) return 'particulate';
  return found ?? toPlain(name);
};

/** Whether a text names something that is measured, for heads of columns that are parameters themselves. */
export const isKnownParameter = (text: string): boolean => PARAMETERS.some(([, words]) => words.test(text));

/** Days and temperature of a test of biochemical oxygen demand. */
export type BodTest = { days: string; degrees: string | null };

const DEGREES = /(\d{2})\s*(?:(?:°|º|o|deg\w*)?\s*C\b|(?:°|º|डिग्री|अंश|ડિગ્રી)\s*(?:से|सें|સે))/i;

/** "BOD (3 days at 27 °C)", "BOD5 20°C", "बी.ओ.डी. (3 दिन, 27 डिग्री से.)"; null where the words do not say how long. */
export const findBodTest = (name: string): BodTest | null => {
  const text = toLatinDigits(name);
  const days = /\b([35])\s*-?\s*(?:days?|दिन|दिवस|દિવસ)|BOD\s*-?\s*([35])\b|BOD([₃₅])/i.exec(text);
  if (!days) return null;
  const number = (days[1] ?? days[2] ?? days[3] ?? '').replace('₃', '3').replace('₅', '5');
  return { days: number, degrees: DEGREES.exec(text)?.[1] ?? null };
};
