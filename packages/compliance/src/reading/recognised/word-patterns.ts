/** Points and commas after a word. */
const END = '([.,;:)\\]]*)';
const matcher = (pattern: string, flags = ''): RegExp => new RegExp(`^${pattern}${END}$`, flags);

/** "S02". */
export const OXIDE = matcher('([SNC])[0O]([2xX])');
/** "02" behind a share of the air. */
export const OXYGEN = matcher('0([2₂])');
/** "HCI". */
export const CHLORIDE = matcher('(\\(?)HC[Ii1|]');
/** "H2504". */
export const SULPHURIC = matcher('(\\(?)H2[S5][O0]4');
/** "C0D", "8OD". */
export const OXYGEN_DEMAND = matcher('(?:(C)[O0oQ]D|[B8][O0oQ]D|B[O0]0)');
/** A word that may be a head of a column. */
export const LONG_WORD = matcher('([A-Za-z][a-z]{6,})');
/** "cob", "cop:", "CQD" before a figure. */
export const SMALL_DEMAND = /^(?:c[oO0][boO0p]|cO[Dd]|CQD|C[O0][O0B])[:;]?$/;
/** "RM2.5". */
export const DUST = matcher('[RFB]M(10|2\\.5)');
/** "oll". */
export const OIL = matcher('([oO])[l1I|]l');
/** "mg/1", "mgll". */
export const PER_LITRE = matcher('([mµu]?g(?=\\/)|[mµ]g(?=[l1I|]{2}))(?:\\/[1Ii|]|[l1I|]{2})');
/** "mall", "mg!", "mg/!". */
export const LETTERS_PER_LITRE = matcher('(?:ma[l1I|]{2}|mg\\/?!)');
/** The figure of a cube, raised, with dirt beside it at most: "®", "?3", "?>". */
const CUBE = '[®°*?>’\'“”"³²S]{1,2}3?';
/** "mg/Nm®", "(mg/Nm?)", "mg/Nm?3", "mg/Nm?>", "mg/Nma3", "Mg/Nm?"; "mgNm3" without its stroke. */
export const CUBIC = matcher(`(\\(?)([mMµu]?g)(?:\\/(N?m)(?:${CUBE}|a3)|(Nm)(?:${CUBE}|3))`);
/** "pg/m3", "Hg/m3", "pug/m3", "pg/m>", "(ugim3)". */
export const MICROGRAM = matcher(`(\\(?)(?:(?:[yjH]|p[uµ]?)g\\/|[µu]g(?:\\/i|i))m(?:${CUBE}|3)`);
/** "ng/m®", "ng/m3". */
export const NANOGRAM = matcher(`(\\(?)ng\\/m(?:${CUBE}|3)`);
/** "SO,", "NH;": an oxide or ammonia whose lowered figure came out as a mark; and what its limit begins with. */
export const LOWERED = /^(\(?)(SO|NO|NH)[,;:]$/;
export const BEHIND_LOWERED = /^(?:[-–—:<≤]|under$|below$|\d+(?:\.\d+)?(?:mg\S*)?$)/;
/** "H,S": hydrogen sulphide. */
export const SULPHIDE = matcher('(\\(?)H[,;.:]S');
/** What stands before the last of several names in a sentence. */
export const BEFORE_OXIDE = /^(?:and|&)$|,$/;
/** "TSs": suspended solids in all. */
export const TOTAL_SOLIDS = matcher('(\\(?)(?:TSs|TsS|Tss)');
/** "5to9". */
export const RANGE = /^(\d{1,3}(?:\.\d+)?)t[o0](\d{1,3}(?:\.\d+)?)([.,;]?)$/;
/** "5t0". */
export const HALF_RANGE = /^(\d{1,3}(?:\.\d+)?|)t[o0O]$/;
/** Two points in one number: the middle is no figure. */
export const RANGE_OF_DECIMALS = /^(\d{1,2}\.\d)(?:[1l]t?|t)[0oO](\d{1,2}\.\d)([.,;]?)$/;
/** "65109", "6.5485", "5509", "6.085": the word of a range of pH comes out as signs or as one figure, and its stroke as none. */
export const ACIDITY =
  /^(\d)\.?(\d)?(?:[1l]?[1lt][0oO]|(?<=^\d)[0oO](?=\d$)|(?<=^\d\.?5)[0oO](?=\d$)|(?<=^\d\.\d)(?=\d\.?\d$)|t(?=[1-9])|(?<=\.\d)\d(?=\d\.?\d$))(\d)\.?(\d)?$/;
/** "5™". */
export const ORDINAL = /^([12]?\d|3[01])™([.,;]?)$/;
/** "ofthe". */
export const JOINED = /^(in|of|at|to|by|for|on|with|from)(a|an|the)$/i;
/** "1D". */
export const IDENTITY = matcher('[1l|]D');
/** "P.0.", "0.M.": letters with stops, a nought among them. */
export const NOUGHT_IN_LETTERS = /^(?=[^A-Z]*[A-Z])(?=[^0]*0)\(?(?:[A-Z0]\.){2,}[,;:)]*$/;
/** "N0.", "F.N0.". */
export const NUMBER_SIGN = /(?<=^|[A-Z]\.)N(?:0|o0)(?=[.:])/;
/** "Form-Il", "SCHEDULE-t". */
export const NUMERAL = matcher(
  '((?:Schedule|Annexure|Part|Form)[-–]|(?:SCHEDULE|ANNEXURE|PART|FORM)[-–])([Il|1t!]{1,3}|[Il|]V|V[Il|]{1,3})',
);
/** "Pune-Il": the Roman number of a place, one of its letters small as no Roman number is written. */
export const PLACE_NUMERAL = matcher('([A-Z][a-z]{2,}[-–])(I[Il|]{1,2})(?<!I)');
/** "Acidmist", "Suspendedsolids": two words that name one thing. */
export const JOINED_SUBSTANCE = matcher(
  '(Acid|Particulate|Suspended|Dissolved|Hydrogen|Hexavalent|Ammoniacal|Residual)' +
    '(mist|matter|solids|sul(?:ph|f)ide|fluoride|chloride|chromium|nitrogen|chlorine)',
  'i',
);
/** "(Unit - lll)", "Part Il": a word of letters of Roman numbers, one of them small as no Roman number is written. */
export const ROMAN_WORD = /^(\(?)((?=I*l)[Il]{2,3}|l[VX]|VI*l[Il]{0,2})([.,;:)\]]*)$/;
/** A part of a number that is a Roman one: among its signs is a letter, and no other figure. */
export const ROMAN_PART = /(?<=[./-])(?=[1l|]*I)[I1l|]{2,4}(?=$|[(/.,-])/g;
/** "J-11011/305/2022-IA.II": the ministry's files on impact assessment; what came out as figures beside "1A" is Roman. */
export const ASSESSMENT = /(?<=\/\d{4}-)[1l|]A([.-])([IVX]+|[I1l|]{1,3})(?=\()/;
/** How "माह" comes out in Latin letters, and the words that stand around a count of months. */
export const LATIN_MONTH = /^[HA][il1I][gs]$/;
/** Counts of months. */
export const COUNT = /^(?:दो|तीन|चार|पाँच|पांच|छः|छह|छ:|नौ|बारह|प्रत्येक|प्रति|हर|[\d०-९]{1,2})$/;
/** "दर" in Latin letters, before how many months or days. */
export const LATIN_EACH = /^[a-z]x$/;
/** "दररोज": each day. */
export const EACH_DAY = /^दर(?:री|रौ|रे|रा)ज$/;
/** "कराया", and what follows it where something has to be done. */
export const NEARLY_DONE = /^करा?ी?[यथ][।ाT]$/;
export const TO_BE = /^जा(?:ए|ना|ये)/;
/** What follows "माह". */
export const BEHIND_MONTHS = /^(?:में|मे|के|की|पर|तक|पूर्व|एक|करा[यथ]\S*)$/;
/** A stop within a word. */
export const STOP_IN_WORD = /(?<=\p{Script=Devanagari})।(?=\p{Script=Devanagari})/gu;
/** "5:5". */
export const TENTH = /^(\d{1,3})[:;](\d)$/;
/** "14.01,2026". */
export const DATE = /^(\d{1,2})([.,])(\d{1,2})([.,])(\d{4})([.,;)]*)$/;
/** What fees are paid for. */
export const PAID =
  /^(?:licen[cs]e|consent|application|renewal|annual|prescribed|requisite|authori[sz]ation|processing)$/i;
/** What "be" comes out as, a verb before it that commands, and the beginning of a participle behind it. */
export const NEARLY_BE = /^(?:[RhkBD86]e|b[co]|hc)$/;
export const COMMANDING = /(?:^|\s)(?:shall|should|must)$/i;
export const PARTICIPLE = /^[a-z]{2,}(?:e|ed|en|pt|ept|wn|nt|ade|one)\b/;
/** "FDBCT041886205", "RCP/CF0/HO", "/C0/2502001173", "CT0-2217/2023-24", "C0171358", "C0O139642": the nought of a consent to operate, or for operation, within its number. */
export const CONSENT_PART =
  /(?<=C[TF])(?:0O?|O0)(?=\d{5}|\/|-\d+\/\d{4})|(?<=^C)(?:0O?|O0)(?=\d{6}$)|(?<=\/C)0(?=\/\d{10})/;
/** "Sth", "lst", "1Oth": a day of a month with letters for digits, and what follows a day. */
export const LETTERED_DAY = /^(?=[^OoIlS]*[OoIlS])([OoIlS\d]{1,2})(st|nd|rd|th)([.,;]?)$/;
export const BEHIND_DAY =
  /^(?:of|day|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december)\b/i;
/** "COD,mgl": what is measured and its unit, in the head of a column. */
export const HEAD_AND_UNIT = /^([A-Z][\w.-]*,)\(?mg\/?[l1I|]\)?$/;
/** "Tron", and what stands behind iron as it is measured. */
export const IRON = /^[Tl1|]ron$/;
export const BEHIND_IRON = /^(?:\(|as\b|mg\b|[-–:<]|\d)/;
/** "KVADG", "TPHBoiler": a unit of power or of steam, and the machine. */
export const JOINED_UNIT = /^(kVA|KVA|kW|KW|MW|TPH|HP)(DG|D\.G\.|[A-Z][a-z]{2,})$/;
/** "HSPCBIConsent/", "DPCCISWM/": a stroke behind the letters of a board. */
export const BOARD_PART = /(?<=^[A-Z]{1,3}PC[BC])[Il1|](?=[A-Z][A-Za-z]{1,9}\/)/;
/** "BSPCBI/", "TSICECBI/": strokes beside the letters of a board that came out as one of its own. */
export const STROKE_AT_BOARD = /(?<=^|\/)([A-Z]{2,4})I(?=(?:[A-Z]{1,3}PC[BC]|CECB)I?\/)/;
export const BEHIND_BOARD = /(?<=(?:^|\/)(?:[A-Z]{1,3}PC[BC]|PC[BC]|CECB))I(?=\/)/;
/** "4418/SETAA": the state's authority for the assessment of impacts on the environment. */
export const ASSESSING_AUTHORITY = /(?<=^|[/-])SE[TJL1l|]AA(?=$|[/-])/;
/** "DPCC/CMC-1/2023": one of the cells of the committee that watches consents, which have Roman numbers. */
export const CELL_PART = /(?<=\bCMC-)[1l|]{1,3}(?=[/)]|$)/;
/** "ORANGEIM.S.|": the category and the size of an industry, with a stroke between and the first letter of industry behind. */
export const CATEGORY_AND_SIZE = /^(RED|ORANGE|GREEN|WHITE)[I1l|fJ/]([SML]\.S)\.?[I1l|]?$/;
/** "Astatement", "areport": an article and a word that begins with a consonant. */
export const ARTICLE_AND_WORD = /^([Aa])([b-df-hj-np-tv-z][a-z]{4,}[.,;:]?)$/;
/** Words of English that begin with "a" and another word. */
export const BEGINS_WITH_A =
  /^a(?:base|bridge|broad|cross|drift|flame|float|fresh|ground|mass|mount|shore|sleep|spire|stride|venue|verse|wait|wake)/i;
/** "MIs", "M1s", "Mis.": "M/s" before the name of a company; and how a name begins. */
export const MESSRS = /^\(?M(?:[I1l|]s\.?|is\.)$/;
export const NAME = /^[A-Z][A-Za-z.&]/;
/** "a.year", "the.emergency": a stop of dirt between a small word and another. */
export const STOP_BETWEEN = /^(an?|the|of|in|by|and|to|for)\.([a-z]{3,}[.,;:]?)$/;
/** "pg/m3-for", "mg/l-of": a unit and a small word behind it. */
export const UNIT_AND_WORD = /^(?:([pµu]g\/m3)|(mg\/(?:l|Nm3)))[-–—](for|of|as|in)$/;
/** "3daysat27C": how long, and how warm, a demand is measured. */
export const DAYS_AT = /^(\d{1,2})(days?)at(\d{2})(°?C\W*)$/i;
/** "/H0/": head office, regional office, a zone. */
export const OFFICE_PART = /(?<=\/[HRZ])0(?=\/)/g;
/** "\"100": a mark of dirt before a figure; and a word that may go on in quotation marks. */
export const MARKED = /^["“”'‘’`]{1,2}(\d+(?:\.\d+)?)$/;
export const PLAIN_WORD = /^[a-z]{2,}\W*$/;
/** "5)" before a unit: dirt behind a figure. */
export const BRACKETED = /^(\d+(?:\.\d+)?)[)\]}|]$/;
export const BEHIND_FIGURE = /^(?:[mµ]g\/|ppm\b|dB\b|KL|MT\b|kg\/|NTU\b)/;
