/**
 * What is measured, as boards write it. Sources: EP Rules 1986, Schedules I and VI, NAAQS 2009, and the standards of
 * incinerators in the Hazardous Waste Rules 2016.
 */
const PARAMETERS: readonly string[] = [
  // What water is told by.
  '(?<!\\b(?:used|spent|waste|furnace|fuel|lube|lubricating|edible|crude|diesel|engine|hydraulic|base|gas)\\s+)oil(?=\\s+$)|oil(?=\\s+in\\s+(?:excess|the\\s+(?:outlet|effluent|discharge|water))\\b)|(?-i:DO)(?=\\s+(?:above\\b|over\\b|more\\s+than|of\\s+\\d|not\\s+less|(?:shall|should|must)\\b|at\\s+least|min|$)|\\s*[>≥:–-])|oil\\s+(?:content|concentration)\\b',
  'p\\.?\\s*h\\b\\.?(?:\\s*value)?',
  'oil\\s*(?:&|and)\\s*grease|grease\\s*(?:&|and)\\s*oils?|o\\s*&\\s*g\\b|B\\.?O\\.?D|bio-?\\s*chemical|chemical\\s+oxygen|C\\.?O\\.?D|T\\.?S\\.?S',
  'SS\\b(?!\\s*[-–]?\\s*(?:3\\d\\d|grade|pipes?|tanks?|sheets?|vessels?))',
  '(?:total\\s+)?suspended|(?:total\\s+)?dissolved|T\\.?D\\.?S|floating\\s+(?:matter|material)',
  'chlorides?|sulphates?|sulphides?|sulfates?|sulfides?|phenol\\w*|fluorides?|cyanides?|phosph\\w+|bromides?|chlorates?',
  'nitrogen|(?-i:TAN)\\b|nitrates?|NO3(?:-\\s?N)?|ammoni\\w*|NH\\s?[34](?:-\\s?N)?|N-?\\s?total|total\\s?-?\\s?N\\b|TKN|kjeldahl|total\\s?-?\\s?P\\b',
  'percent|SAR|hardness|alkalinity|residual\\s+(?:free\\s+)?(?:chlorine|Cl2)|chlorine|free\\s+available',
  'fa?ecal|coliform|E\\.?\\s?coli\\b|(?:F\\.?C|T[NP])\\b\\.?(?=\\s*[:(<≤=–-]|\\s+$)|helminths?|bio-?\\s*assay|colou?r|odou?r|temperature|turbidity',
  'salinity|conductivity|dissolved\\s+oxygen|AOX|TOC|(?:total\\s+)?organic\\s+carbon|(?:pest|insect)icides?|surfactants?|detergents?',
  // Metals and other elements.
  'chromium|Cr\\s?\\+\\s?6|Cr\\s?6\\+|Cr\\s?\\(?VI\\b|total\\s+Cr\\b|Cr\\s?\\(\\s?(?:T|total)\\s?\\)|Cr\\s+total|C[dr]\\b(?=\\s*[+<≤=:])|Tl\\b|copper|zinc|Zn\\b|Hg\\b|Pb\\b|(?-i:Sb|As|Ni|Cu|Fe|Mn|Se|Zn|Ba|Ag|Sn)\\b(?=\\s*[=:]?\\s*$)|(?<=[,;:]\\s+)(?-i:[PVFB])\\b(?=\\s+$)|(?:Sb|As|Ni|Cu|Fe|Mn|Se)\\b(?=\\s*[-–:=]\\s*[<≤]?\\s*\\d)|nickel|lead(?!\\s+(?:acid|time))|mercury|arsenic',
  'cadmium|iron|manganese|selenium|vanadium|boron|sodium|metals|silver|tin\\b|antimony|cobalt|barium|beryllium|thallium|fluorine',
  // What air is told by.
  'particulate|P\\.?M\\.?\\b|SPM|TPM|PM\\s*[-–]?\\s*(?:10|2\\.5)|RSPM|SO\\s*[2x₂ₓ]|NO\\s*[2x₂ₓ]|NOX',
  'sul(?:ph|f)ur(?!ic\\s+acid(?!\\s+(?:mist|vapou?r|fumes)))|oxides(?:\\s+of\\s+(?:nitrogen|sul(?:ph|f)ur|carbon))?|carbon\\s+monoxide|CO\\b(?!-\\s?[a-z])',
  'TRS\\b|(?:(?:tri|di)?(?:m?ethyl)?amines?)\\b|silica\\b|H2SO4\\b(?!\\s*\\(?\\d)|HCl(?:\\s+(?:vapou?rs?|mist|fumes)(?:\\s+(?:and|&)\\s+(?:vapou?rs?|mist|fumes))?)?|CS2\\b|HBr|H2S|HF\\b|Cl2|(?:(?:hydrochloric|sul(?:ph|f)uric|nitric|phosphoric|chromic|acetic)\\s+)?acid\\s+(?:mist|vapou?rs?|fumes)(?:\\s+(?:and|&)\\s+(?:mist|vapou?rs?|fumes))?|(?<!\\d\\s*)RPM(?=\\s+$|\\s*[:=]|\\s*[,(]\\s*(?:in\\s+)?[µμu]g)|(?:NM|T)?VOCs?|asbestos(?!\\s*(?:sheets?|roof|contain|insul))|urea\\s+dust|air\\s*-?\\s*blast|NMHC|hydrocarbons?|mercaptans?|benzo\\s?\\(\\s?a\\s?\\)\\s?pyrene|benzene|ozone|O3\\b',
  'dioxins?(?:\\s+(?:and|&)\\s+furans)?|furans|PCBs?\\b|PAHs?\\b|biphenyls?|fugitive\\s+(?:dust\\s+)?emissions?|mist|fumes|dust(?!ing)',
  'opacity|smoke|loss\\s+on\\s+ignition|LOI\\b|butadiene|styrene|(?:ethylene|propylene)\\s+(?:oxide|dichloride)|toluene|xylene|hexane|formaldehyde|methanol|acetone|phosgene|acrylonitrile|carbon\\s+di-?sul(?:ph|f)ide|radon',
  // Noise and ground.
  'noise|(?:peak\\s+)?particle\\s+velocity|day\\s*-?\\s*time|night\\s*-?\\s*time|velocity|vibrations?|over-?\\s?pressure|PPV\\b',
];

/** The name of something that is measured, anywhere in words. */
export const PARAMETER = new RegExp(`\\b(?:${PARAMETERS.join('|')})`, 'i');

/** What cleans, moves or holds what is measured, and the names of machines. */
const MACHINE =
  /^\W*ESPs?\b|\b(?:tanks?|filters?|press(?:es)?|pumps?|floaters?|extractions?|extractors?|blowers?|motors?|cyclones?|scrubbers?|clarifiers?|collectors?|separators?|thickeners?|traps?|screens?|dos(?:ing|ers?)|dryers?|burners?|precipitators?|evaporators?|coolers?|suppression|sprinklers?|hoppers?|silos?|machines?|furnaces?|generators?|analy[sz]ers?|meters?|streams?|yards?|sheds?|storage|stores?)\b/i;

/** "HCl synthesis unit", "Ammonia plant": where it is, and not what. */
const PLACE =
  /\b(?:plants?|towers?|(?:synthesis|recovery|process(?:ing)?|reaction|distillation)\s+(?:units?|sections?))\s*(?:\([^()]*\))?\s*$/i;

/** Short names that are words of other sorts in a sentence, and parameters alone in a cell. */
export const SHORT =
  /^(?:D\.?O\.?|HC|T\.?[NP]\.?|F\.?C\.?|Cr|Cd|As|Ni|Cu|Fe|Mn|Pb|Hg|Zn|Se|Sb|Sn|Ba|Ag|Al|CN-?|F-?|Cl-?|SO4|PO4|NO3)(?=$|\s*[(,]|\s+(?:in|as)\s)/;

/** "Particulate Matter, induction furnace", "SO2 - acid plant", "PM of the dryer": what is measured in front of where it is. */
const BEFORE_PLACE =
  /^(?:(?:total\s+)?(?:suspended\s+)?particulate(?:\s+matter|s)?|dust|[ST]?PM|RSPM|SO\s?[2x]|NO\s?[2x]|CO|HCl|HF|H2S|NH3|Cl2|VOCs?|TVOC|acid\s+mist|sul(?:ph|f)ur\s+dioxide|(?:oxides\s+of\s+nitrogen|nitrogen\s+oxides)|carbon\s+monoxide|ammonia|chlorine)\s*(?:\((?:(?:S?PM|SO\s?[2x]|NO\s?[2x]|CO)|(?:as|in|max)[^()]*)\)\s*)?(?:[,:–-]|\(|\b(?:of|from|at|in|for)\b)\s*\S/i;

/** Whether a cell names what is measured: "COD", "Particulate matter"; a machine that has its name of it does not. */
export const isParameter = (name: string): boolean =>
  SHORT.test(name.trim()) ||
  BEFORE_PLACE.test(name.trim()) ||
  (PARAMETER.test(name) && !MACHINE.test(name) && !PLACE.test(name));
