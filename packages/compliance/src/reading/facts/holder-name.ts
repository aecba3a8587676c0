/** A company, by the end of its name, with the unit that it is: "Limited (Unit-II)", "Limited, Unit-III". */
export const SUFFIX =
  /^.{2,110}?(?:&\s*co|\b(?:limited|ltd|LLP|L\.L\.P|inc|(?:corporation|company|trust|society|co-?operative\s+sugar\s+factory)(?:\s*,?\s+(?:(?:pvt\.?|private|\(p\))\s*)?(?:limited|ltd))?))(?=[\s,.;(]|$)(?!\s(?:[A-Z][\w&.’'-]+\s+){0,3}(?:house|hospital|hotel|school|college|centre|center|clinic|laborator(?:y|ies)|dairy|mills?|factory|works)\b)\.?(?:\s*,?\s*\(\s*(?:unit|plant)\s*[-–:]?\s*(?:no\.?\s*)?[IVX\d]+\s*\)|\s*,\s*unit\s*[-–:]?\s*(?:[IVX]+|\d)(?=\s*(?:,|$))|\s*\(?\s*unit\s*[-–:]?\s*(?:no\.?\s*)?[IVX\d]+\s*\)?|\s*\([^()]{2,40}\b(?:division|unit|plant|works|mills?|section)\s*(?:-?\s*[IVX\d]{1,3})?\))?/i;

/** ", Tiles Works," behind a name tells which of the holder's works it is; every other comma ends the name. */
const STOP =
  /\s*(?:,(?!\s+(?:[a-z][\w&-]*\s+){1,2}(?:works|mills?|division|factory|smelter|refinery|distillery)\s*(?:[,.;(]|$)|\s+(?:[a-z][\w&-]*\s+){1,3}railways?\b)|;|\s-\s|–|\bof\s+(?:plot|survey|s\.?\s*no|gat)|\bat\s+(?:plot|survey|village|sy|s\.|gat|phase|khasra)|\bplot\b|\bsurvey\b|\bsy\.?\s*no|\bs\.?f\.?\s*no|\bvillage\b|\bsituated\b|\blocated\b|\bfor\s+(?:the|their|its|an?|setting|operation|manufactur\w*)\b|\bprop(?:rietor)?\b\.?\s|\b(?:through|with)\s+(?:shri|sri|smt|mrs?)\b|\bhaving\b|\bas\s+(?:below|under|follows)\b|\bin\s+respect|\bsubject\s+to\b|\bvide\s|\b(?:is|are)\s+(?:here)?by\b|\bis\s+granted\b|\ban?\s+(?:occupier|operator)\b|\bcategory\s*:|\(herein).*$/i;

/** "Karimala Granites at Re-Sy. Block 21": where it is. */
const AT_PLACE = /\s+at\s+(?:the\s+)?(?=[A-Z\d]).*$/;

/** A line that begins an address: "F-114", "B-49/2", "Plot No. 7", "D.No. 3-1", "At-", "Village". */
export const ADDRESS =
  /^\W*(?:[A-Z]{0,3}[\s-]*\d|(?:plot|survey|sy\.?|s\.?\s*no|s\.?f\.?|d\.?\s*no|h\.?\s*no|m\.?\s?l\.?\s+no|lease|house|door|shop|shed|gat|khasra|kh\.\s*\d+|gata|block|sector|phase|village|vill\.?|at|post|p\.?o|khata|unit\s+no|near|opp|MIDC|GIDC|industrial\s+(?:area|estate|growth|park|complex|development)|growth\s+cent(?:re|er)|EPIP|IGC|IID|SIDCO|SICOP|SIPCOT|HSIIDC|RIICO|KIADB|APIIC|TSIIC|\d)\b)/i;

/** A line that holds a place anywhere: "Majhitar, Rangpo, Pakyong District". */
export const IN_PLACE =
  /,.*\b(?:district|distt?|taluka?|tehsil|teh|tal|mandal|block|p\.?\s?o|p\.?\s?s|pin)\b|\b(?:district|taluka?|tehsil|mandal)\s*[,.]?\s*$|\b(?:road|marg|street|highway|colony|chowk|bazar|by-?pass|industrial\s+(?:area|estate|complex))\b|\b[1-9]\d{2}\s?\d{3}\b\W*$/i;

/** "Kaveri Dyes (Holder)": what he is and not what he is called. */
export const CAPACITY =
  /\s*\(\s*(?:(?:the\s+)?(?:consent\s+|permit\s+|authori[sz]ation\s+)?holder|occupp?ier|lessee|(?:project\s+)?proponent|applicant|owner|proprietor|licensee|consentee|operator|prop\.?|shri|smt|sh\.|mrs?\.|through)(?=[\s)./,:])[^)]*\).*$/i;

/** "(2 x 250 MW + 1 x 500 MW)": how large the works are. */
const SIZE =
  /\s*\(\s*\d[\d.,]*\s*(?:x\s*\d[\d.,]*\s*)?(?:MW|TPD|TPA|MTPA|KLD|KLPD|TPH|MLD|beds?|nos?)\b[^()]*\).*$/i;

/** "(PCB ID: 28814)". */
const IDENTIFIED = /\s*\((?:[A-Z]+\s+)?(?:ID|UID|code)\b\s*\.?\s*[:–-]?\s*[\w/-]*\d[\w/-]*\).*$/i;

/** "(authorised service station of passenger cars)": what it does, in a bracket of small words. */
const DESCRIBED = /\s*\(\s*(?:[a-z]+[\s-]+){2,}[a-z]+[^()]*\).*$/;

/** "Palar Residency Developers": a name that ends as firms do; what stands below is where it is. */
export const COMPLETE =
  /\b(?:mills?|works|industries|enterprises?|developers|builders|minerals|exports|chemicals|textiles|foods|factory|hospitals?|clinic|resorts?|tanner(?:y|ies|s)|dyers|processors|platers|electroplaters|constructions?|associates|traders|crushers?|equipments?|cables|motors|packag(?:ing|ers)|plastics|polymers|ceramics|castings|forgings|alloys|steels|cements|recyclers|refractories|intermediates|sciences|beverages|launderers|bakers|railways?)\s*$/i;

const tidy = (name: string): string => {
  const bare = name
    .replace(/\s+/g, ' ')
    .replace(/^\s*(?:M\s*\/\s*s|Messrs)\b[\s.,:–-]*/i, '')
    .replace(CAPACITY, '')
    .replace(SIZE, '')
    .replace(IDENTIFIED, '')
    .replace(DESCRIBED, '')
    // "(Pu Lalthanmawia": a bracket that the end of the name has cut.
    .replace(/\s*\([^()]*$/, '')
    .replace(/^[\s.,:-]+|[\s,;:-]+$|\s+(?:at|of|in|with)\s*$/g, '')
    // A full stop behind "Limited" ends the sentence; "Ltd." keeps its own.
    .replace(/(?<=\blimited)\.$/i, '')
    .trim();
  if (bare !== bare.toUpperCase() || bare.length < 6) return bare;
  return bare
    .toLowerCase()
    .replace(/(^|[\s(&/-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\b(Llp|Opc|Ii|Iii|Iv)\b/g, (word) => word.toUpperCase());
};

/** "Municipal Corporation, Rohtak": a local body is named with its place. */
const LOCAL_BODY =
  /^(?:the\s+)?(?:municipal\s+(?:corporation|council|committee|board)|nagar\s+(?:nigam|pali?ka|panchayat|parishad)|gram\s+panchayat|zilla\s+parishad|cantonment\s+board),?\s+(?:of\s+)?[A-Z][\w-]+/i;

/** The name at the beginning of words, up to where it ends, with small letters where all are capitals; null if they hold none. */
export const cutName = (text: string): string | null => {
  const local = LOCAL_BODY.exec(text)?.[0];
  if (local) return tidy(local);
  const found = SUFFIX.exec(text)?.[0];
  // "Hill Processors (Unit of East Weaves Ltd.)": the bracket is closed behind the suffix.
  const isOpen = found !== undefined && found.split('(').length > found.split(')').length;
  const suffixed = isOpen && text.charAt(found.length) === ')' ? `${found})` : found;
  const stopped = text.replace(STOP, '').replace(AT_PLACE, '');
  const value =
    suffixed &&
    suffixed.replace(/,?\s*\(\s*unit[^)]*\)$|,\s*unit[^,]*$|[,;]/gi, '').length <= stopped.length + 2
      ? suffixed
      : stopped;
  const name = tidy(value);
  return /[a-z]{3}/i.test(name) && name.length <= 110 ? name : null;
};

/** "Mount Japfu Hospital": what is no company. */
export const INSTITUTION =
  /^[A-Z][\w.&'’-]*\s+(?:(?:[A-Z][\w.&'’-]*|&|and|of)\s+){0,6}(?:Hospitals?|Nursing\s+Home|Clinic|Institute|College|University|Laborator(?:y|ies))\b/;

/** An office that a letter is addressed to. */
export const OFFICE =
  /^(?:the\s+)?(?:(?:sr\.?|senior|managing|general|chief|vice|executive|joint|project|works|plant|factory|site|resident|deputy|dy\.?|assistant|asst\.?|medical|district|divisional|(?:civil|hospital)|managing)\s+)*(?:trustee|administrator|registrar|commandant|engineer|in-?charge|surgeon|warden|bursar|C\.?E\.?O|C\.?M\.?O|director|manager|president|proprietor|proprietrix|partners?|occupier|secretary|head|officer|superintendent|dean|principal|commissioner|authori[sz]ed\s+signatory|chairman|unit\s+head|plant\s+head)/i;

/** "The Chief Workshop Manager," alone: an office of any name. */
export const OFFICE_ALONE =
  /^(?:the\s+)?(?:[A-Z][\w.&/-]*\s+(?:of\s+)?){0,5}(?:manager|engineer|officer|director|superintendent|commissioner|secretary|president|registrar|principal|commandant|administrator|partner|proprietor|proprietrix|occupier|in-?charge|signatory|head|chairman|owner|trustee|tahsildar|collector)\s*(?:\([^)]*\))?\s*,?\s*$/i;

/** "Dr. A. Kale": a person that a letter is addressed to. */
export const PERSON =
  /^(?:dr|shri|sri|smt|smti|sh|mrs?|ms|kum|km|er|prof|thiru|tmt|md|mohd|bah|kong|pu|pi|fr|rev|col|maj|brig)\b\.?\s/i;

/** "Dr. A. Kale of Hill Hospital", "Shri B. Das, Prop. of Hill Tiles": the words behind a person. */
export const withoutPerson = (text: string): string =>
  PERSON.test(text)
    ? text.replace(
        /^\w+\.?\s+(?:[A-Z][\w.]*\s+){0,3}[A-Z][\w.]*,?\s+(?:(?:proprietor|proprietrix|prop|partner|owner|director|manager|occupier)\b\.?,?\s+)?of\s+(?=[A-Z])/,
        '',
      )
    : text;

/** "The Director, East Mills Ltd": the words behind an office that stands in front of a name. */
export const withoutOffice = (text: string): string =>
  OFFICE.test(text) && SUFFIX.test(text) ? text.replace(/^[^,]{3,40},\s*(?=[A-Z])/, '') : text;

/** "Proprietor, Hill Residency,", "Owner of Hill Motors": the name behind an office, or null. */
export const behindOffice = (text: string): string | null => {
  const words =
    /^(?:the\s+)?(?:managing\s+|sole\s+)?(?:proprietor|proprietrix|prop|partner|owner|director|manager|occupier|secretary|chairman|trustee)\b\.?(?:,|\s+of)\s+(?:M\/s\.?\s*)?([A-Z].*)$/i.exec(
      text.trim(),
    )?.[1];
  const name = words === undefined || ADDRESS.test(words) ? null : cutName(words);
  return name?.includes(' ') ? name : null;
};

/** "Suru Hot Mix Plant": other ends of the names of small works. */
const WORKS =
  /\b(?:plant|quarry|quarries|kilns?|bricks?|hotel|farms?|dairy|estate|distill(?:ers|ery)|brewery|station|centre|bottlers|garage|hotel\s*&\s*spa|resort|workshop|units?|refiners|printers|jewellers|crushing)\s*$/i;

/** Whether words name a firm or an institution, by how they end. */
export const isHolderName = (words: string, name: string): boolean =>
  SUFFIX.test(words) ||
  INSTITUTION.test(words) ||
  INSTITUTION.test(name) ||
  COMPLETE.test(name) ||
  WORKS.test(name);
