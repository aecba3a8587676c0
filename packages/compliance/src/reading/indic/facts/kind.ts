import { citeLines } from '../../layout/passage.ts';
import type { TextLine } from '../../layout/text-line.ts';
import type { Fact, OrderKind } from '../../types.ts';
import { fold, SUFFIX, toPattern } from '../fold.ts';
import type { IndicHead } from './head.ts';

const words = (source: string): RegExp => toPattern(source, 'iu');

const CONSENT = words(
  'सहमति|सम्मति|संमती|संमति|अनापत्ति|CT[EO]\\b|CF[EO]\\b|सी\\.?\\s?टी\\.?\\s?[ईओ]|सीटीओ|સીટીઓ|સીટીઈ',
);
const ESTABLISH = words(
  `स्थापना|स्थापनार्थ|स्थापित\\s+कर|उभारणी|उभारण्या|स्थापवा|\\bC[TF]E\\b|सी\\.?\\s?टी\\.?\\s?ई`,
);
const OPERATE = words(
  `संचालन|संचालित|परिचालन|चलान|चालव|चलाव|कार्यान्वित|नवीनीकरण|नूतनीकरण|नवीकरण|\\bC[TF]O\\b|सी\\.?\\s?टी\\.?\\s?ओ`,
);
const AUTHORISATION = words(
  `प्राधिकार(?!ी)|प्राधिकृति|अधिकृति|ऑथोराइजेशन|ऑथोरायझेशन|ઓથોરાઇઝેશન|authori[sz]ation|CC\\s?&?\\s?A\\b`,
);
const HAZARDOUS = words('परिसंकटमय|परिसंकट|खतरनाक|हानिकारक|घातक|जोखमी|जोखमि|hazardous');
const BIOMEDICAL = words(`जैव\\s*-?\\s*(?:चिकित्सा|चिकित्सीय|वैद्यकीय)|बायो\\s*-?\\s*मेडिकल|bio\\s*-?\\s*medical`);
const OTHER_WASTE = words(
  'प्लास्टिक|ई\\s*-\\s*(?:अपशिष्ट|कचर)|बैटरी|बॅटरी|બેટરી|ठोस\\s+अपशिष्ट|घनकचर|plastic|battery',
);
const CLEARANCE = words('पर्यावरण(?:ीय|िय)?\\s+(?:स्वीकृति|अनुमति|मंजुरी|मंजूरी|અનાપત્તિ|મંજૂરી)');
const NO_GRANT = words(
  'कारण\\s+बताओ|कारणे\\s+दाखवा|બંધ\\s+કરવાનો|बंद\\s+करने\\s+(?:का|के)|अस्वीकृत|अस्वीकार|नामंजूर|નામંજૂર',
);
/** The order says that it gives something. */
const GRANT = words(
  `(?:प्रदान|जारी|निर्गत|देण्यात|आपवामां|स्वीकृत|मंजूर|नवीनीकृत)${SUFFIX}\\s*(?:की|किया|कर|येत|आवे|आवी)`,
);

const textOf = (lines: readonly TextLine[]): string => fold(lines.map(({ text }) => text).join(' ')).text;

/** The kind by the words of a title or a subject; null where they name nothing that is granted. */
const byTitle = (title: string, around: string): OrderKind | null => {
  if (NO_GRANT.test(title)) return 'other';
  const isConsent = CONSENT.test(title);
  if (CLEARANCE.test(title) && !isConsent) return 'ec';
  const isAuthorised = AUTHORISATION.test(title);
  if (isAuthorised && !isConsent) {
    if (BIOMEDICAL.test(title)) return 'bmw_authorisation';
    if (HAZARDOUS.test(title)) return 'hw_authorisation';
    return OTHER_WASTE.test(title) ? 'other' : HAZARDOUS.test(around) ? 'hw_authorisation' : null;
  }
  if (!isConsent) return null;
  if (ESTABLISH.test(title) && !OPERATE.test(title)) return 'cte';
  return isAuthorised && !BIOMEDICAL.test(title) && (HAZARDOUS.test(title) || HAZARDOUS.test(around))
    ? 'cca'
    : OPERATE.test(title) || isAuthorised
      ? 'cto'
      : null;
};

/** What an order in an Indian language is: by its subject, else its title, else by what it says that it grants. */
export const findIndicKind = ({ subject, letterhead, opening }: IndicHead): Fact<OrderKind> | undefined => {
  const around = textOf(opening);
  const granted = opening.filter((line, at) => GRANT.test(textOf([line, ...opening.slice(at + 1, at + 2)])));
  for (const [lines, confidence] of [
    [subject, 0.93],
    [letterhead, 0.9],
    [opening, 0.8],
  ] as const) {
    // A grant of the authorisation for wastes may follow the subject, which names the consent alone.
    const value = byTitle(textOf(lines), around);
    if (value === null) continue;
    const isBoth =
      value === 'cto' &&
      AUTHORISATION.test(textOf(granted)) &&
      HAZARDOUS.test(around) &&
      !NO_GRANT.test(around);
    const cited = lines.find((line) => CONSENT.test(textOf([line])) || AUTHORISATION.test(textOf([line])));
    return { value: isBoth ? 'cca' : value, citation: cited ? citeLines([cited]) : null, confidence };
  }
  // "संमती देण्यात येत आहे", and no word of what for: a consent is one to operate unless it says that it is to establish.
  const isConsent = CONSENT.test(around) && granted.length > 0;
  return isConsent ? { value: 'cto', citation: citeLines(granted.slice(0, 1)), confidence: 0.7 } : undefined;
};
