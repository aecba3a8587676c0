import { type Rule, readFirst } from '../rule.ts';
import { END, START, SUFFIX, toPattern } from './fold.ts';
import { COMMAND } from './parts.ts';

/** What a part of a sentence is: a duty by command or by the activity that it names, or one of the traps of D16. */
export type IndicSort = 'command' | 'activity' | 'trap';

/** Tells what a folded part of a sentence is, or null. The first rule that knows decides. */
export type IndicDutyRule = Rule<[part: string], IndicSort>;

const byWords = (id: string, sort: IndicSort, source: string): IndicDutyRule => {
  const pattern = toPattern(source, 'iu');
  return { id, read: (part) => (pattern.test(part) ? sort : null) };
};

const BOARD = '(?:बोर्ड|मंडल|मंडळ|બોર્ડ|पर्षद|परिषद|अधिकारी|प्राधिकारी|समिति|समिती|સમિતિ|विभाग|कार्यालय)';
/** Where an officer is: "क्षेत्रीय अधिकारी, मेरठ द्वारा". */
const PLACE = '(?:\\s*,\\s*[\\p{L}\\p{M}]+)?';
const OFFICERS = '(?:अधिकार|पदाधिकार|अभियंता|प्रतिनिधि|वैज्ञानिक|दल|पथक|અધિકાર|પ્રતિનિધિ)';

/** Traps come first: they are written like duties. Texts are folded. */
export const INDIC_DUTY_RULES: readonly IndicDutyRule[] = [
  /** "नहीं किया जाएगा", "सोडू नये", "છોડવું નહીં": what is forbidden, and what may not be exceeded. Leaves what is asked for. */
  byWords(
    'prohibition',
    'trap',
    `${START}(?:नहीं|नही|नये|नयेत|नाही|નહીં|નહિ|ન)${END}|${START}न\\s+(?:हो|कर|किय|की|रख|बह|छोड|डाल|હોવ|કરવ|થવ|થાય|જ)|नसाव|प्रतिबंधित|निषिद्ध|वर्जित|મનાઈ|પ્રતિબંધ`,
  ),
  /** "बोर्ड द्वारा", "मंडळाचे अधिकारी", "બોર્ડના અધિકારીઓ" at the start: what the board does. Leaves what is sent to it, and whom it has recognised. */
  byWords(
    'board-acts',
    'trap',
    `^[\\s\\d.)(]*(?:(?:[\\p{L}\\p{M}.-]+\\s+){0,4}?)(?:${BOARD}${PLACE}\\s+(?:द्वारा|દ્વારા)(?!\\s+(?:मान्य|अनुमोदित|अधिकृत|निर्धारित|जारी|प्राधिकृत|निर्देशित|માન્ય|અધિકૃત|નિયત))|${BOARD}(?:ाचे|ाच्या|ના|\\s+के|\\s+का)\\s+(?:[\\p{L}\\p{M}-]+\\s+){0,2}?${OFFICERS}(?![\\p{L}\\p{M}]*(?:ना|कडे|समोर|ने)${END})${SUFFIX}(?!\\s+(?:को|समक्ष))|(?:मंडळाकडून|बोर्डाकडून))`,
  ),
  /** "बोर्ड … करेगा": the board is the first that is named. Leaves the board with a case ("बोर्ड को"). */
  byWords(
    'board-is-subject',
    'trap',
    `^[\\s\\d.)(]*(?:(?:यह|राज्य|प्रदूषण|नियंत्रण|नियंत्रण|क्षेत्रीय|केंद्रीय|महाराष्ट्र|गुजरात|ગુજરાત|પ્રદૂષણ|નિયંત્રણ|प्रादेशिक|प्रदेश)\\s+)*(?:बोर्ड|मंडळ|मंडल|બોર્ડ|अधिकारी|समिति|समिती|સમિતિ)\\s+(?!को|से|में|के|की|का|द्वारा|દ્વારા|ने|सचिव|पास)`,
  ),
  /** "सकता है", "शकते", "શકે છે", "अपील": a power or a right. Leaves futures without it. */
  byWords(
    'power',
    'trap',
    `${START}(?:सकत|सकेग|सकेंग|शकत|शकेल|શકે|શકશે)${SUFFIX}|अपील|અપીલ|अधिकार\\s+(?:सुरक्षित|होगा|राहील|राखून)|(?:निरस्त|जब्त|रद्द)\\s+(?:की|कर|मान|हो|समज|ગણ)|રદ\\s+(?:કર|ગણ|થ)`,
  ),
  /** "वैध रहेगी", "वैध राहील", "માન્ય રહેશે": how long an order is valid. Leaves what becomes of other things. */
  byWords('validity', 'trap', '(?:वैध|विधिमान्य|मान्य|प्रभावी|लागू|અમલમાં)\\s+(?:रहे|राह|होग|असेल|असून|है|आहे|છે)'),
  /** "प्रस्तुत करेगा", "सादर करावा", "રજૂ કરવું". Leaves words without a verb. */
  byWords('command', 'command', COMMAND),
  /** "स्टैक जाँच - त्रैमासिक": an activity that is only named. Leaves other nouns. */
  byWords(
    'activity',
    'activity',
    'जांच|परीक्षण|विश्लेषण|अनुश्रवण|निगरानी|मापन|मोजमाप|तपासणी|चाचणी|ચકાસણી|अंशांकन|अंशशोधन|विवरण|प्रतिवेदन|रिपोर्ट|अहवाल|અહેવાલ|अभिलेख|नोंद|નોંધ|सफाई|निरीक्षण|ऑडिट|અરજી|आवेदन',
  ),
];

/** What a folded part of a sentence is; null where it says neither what is to be done nor what looks like it. */
export const toIndicSort = (part: string, rules = INDIC_DUTY_RULES): IndicSort | null =>
  readFirst(rules, part);
