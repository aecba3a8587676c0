import { fold, hasIndic, START, toPattern } from './fold.ts';

const head = (english: string, source: string) => ({
  english,
  pattern: toPattern(`${START}(?:${source})`, 'iu'),
});

/** What heads the columns of a table of duties. */
const HEADS = [
  head(
    'Frequency',
    'आवृत्ति|आवृत्ती|बारंबारता|बारम्बारता|वारंवारता|वारंवारिता|पुनरावृत्ति|अंतराल|આવૃત્તિ|આવર્તન|વારંવારતા|कितनी\\s+बार|किती\\s+वेळा|કેટલી\\s+વાર',
  ),
  head(
    'Time limit',
    'समय\\s*-?\\s*सीमा|समयावधि|अंतिम\\s+तिथि|नियत\\s+तिथि|लक्ष्य\\s+तिथि|कालमर्यादा|अंतिम\\s+तारीख|मुदत|સમય\\s*મર્યાદા|છેલ્લી\\s+તારીખ|સમયમર્યાદા',
  ),
  head('Parameters', 'प्राचल|पैरामीटर|पॅरामीटर|मापदंड|मापदण्ड|घटक|परिमाण|પરિમાણ|પેરામીટર|ઘટક'),
  head('Location', 'स्थान|स्थळ|ठिकाण|स्त्रोत|स्रोत|बिंदु|बिन्दु|विवरण|तपशील|સ્થળ|સ્થાન|સ્ત્રોત|વિગત|કામગીરી|कार्य'),
];

/** The head of a column in the English word that the rules of tables of duties know; another head stays as it is. */
export const toEnglishHead = (printed: string): string => {
  if (!hasIndic(printed)) return printed;
  const { text } = fold(printed);
  return HEADS.find(({ pattern }) => pattern.test(text))?.english ?? printed;
};
