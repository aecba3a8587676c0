import { END, START, toPattern } from './fold.ts';

/** What words of Hindi, Marathi or Gujarati are called in English; the pattern is for folded text. */
export type Word = { english: string; pattern: RegExp };

/** Words anywhere in a cell. */
export const word = (english: string, source: string): Word => ({
  english,
  pattern: toPattern(`${START}(?:${source})`, 'giu'),
});

/** What a cell says and nothing else. */
const cell = (english: string, source: string): Word => ({
  english,
  pattern: toPattern(`^\\s*(?:${source})\\s*[:.,]?\\s*$`, 'giu'),
});

/** What a cell says in front of a bracket at most: "तापमान (°C)". */
const head = (english: string, source: string): Word => ({
  english,
  pattern: toPattern(`^\\s*(?:${source})(?=\\s*(?:[:.,(]|$))`, 'giu'),
});

/** "of", written together with the word in Marathi and Gujarati. */
const OF = 'ची|चे|चा|च्या|નું|ની|નો|ના';

/** The letters of an abbreviation as they are spoken, with stops between them or without. */
const spoken = (english: string, ...letters: readonly string[]): Word =>
  word(english, `${letters.map((letter) => `(?:${letter})`).join('[.\\s]{0,2}')}(?:${OF})?${END}\\.?`);

const OXIDE = '(?:ऑ|आ|ओ)क्सा[इय]ड';
const DIOXIDE = `(?:डा[इय]?\\s*-?\\s*${OXIDE}|डायोक्साइड)`;
const HYDROGEN = '(?:हा[इय]ड्रोजन)';
const NITROGEN = '(?:ना[इय]ट्रोजन)';
const OXYGEN = '(?:(?:ऑ|आ|ओ)क्सिजन|प्राणवायू)(?:ची|नी)?';
const DEMAND = '(?:मांग|मागणी|डिमांड)';
const CHEMICAL = '(?:रासाय[नण]िक|केमिकल)';
const TOTAL = '(?:(?:कुल|एकूण)\\s+)?';
const SUSPENDED = 'निलंबित|तरंगणारे|तरता|सस्पेंडेड';
const DISSOLVED = 'घुलित|घुले\\s+हुए|विरघळलेले|द्राव्य|ओगळेला';
const SOLIDS = '(?:ठोस|घन|सॉ?ो?लिड्स)(?:\\s*(?:पदार्थो?|पदार्थ|कण))?';
const AND = '(?:एवं|तथा|और|व|आणि|अँड|अने|&)';
const COLIFORM = 'को(?:लि|ली)\\s*फ[ाॉो]र्म';

const MILLIGRAM = '(?:मि(?:ली)?\\.?\\s*ग्र(?:ा|ॅ)?(?:म|\\.)?)';
const MICROGRAM = '(?:मा[इय]क्रो)\\s*-?\\s*ग्र(?:ा|ॅ)(?:म|\\.)?';
const KILOGRAM = '(?:कि(?:लो)?\\.?\\s*-?\\s*ग्र(?:ा|ॅ)?(?:म|\\.)?|किलो)';
const KILOLITRE = '(?:कि(?:लो)?\\.?\\s*-?\\s*लि(?:टर)?\\.?)';
const TONNES = '(?:(?:मे|मै|मी|मि)\\.?(?:ट्रिक)?\\s*-?\\s*टन|टन|एम\\.?\\s?टी\\.?)';
const PER = '\\s*(?:/|प्रति)\\s*';
const CUBIC_METRE = '(?:(?:सामान्य|नॉर्मल)\\s*)?(?:घन\\s*-?\\s*मी(?:टर)?|घ\\.\\s*मी)\\.?|N?m3';

/** Quantities of wastes and loads over a time. */
const OVER_TIME: readonly Word[] = [
  ['day', '(?:दिन|दिवस)'],
  ['month', '(?:माह|महिना|महीना|मास)'],
  ['year', '(?:वर्ष|साल)'],
].flatMap(([time = '', source = '']) => [
  word(`kg/${time}`, `${KILOGRAM}${PER}${source}${END}`),
  word(`KL/${time}`, `${KILOLITRE}${PER}${source}${END}`),
  word(`MT/${time}`, `${TONNES}${PER}${source}${END}`),
  word(`Nos/${time}`, `(?:नग|नंग|संख्या)${PER}${source}${END}`),
]);

/** "KL/वर्ष": a unit in Latin letters, over a time that is a word. */
const WITHIN: readonly Word[] = [
  ['day', 'दिन|दिवस'],
  ['month', 'माह|महिना|महीना|मास'],
  ['year', 'वर्ष|साल'],
].map(([time = '', source = '']) => ({
  english: `/${time}`,
  pattern: toPattern(`(?<=[A-Za-z]\\.?\\s?)${PER}(?:${source})${END}`, 'giu'),
}));

/** Heads of columns. */
const HEADS: readonly Word[] = [
  cell(
    'Sr. No.',
    '(?:अ\\.?\\s*|अनु\\.?\\s*)?क्र[\\p{L}\\p{M}]?(?:\\s*\\.|म|मांक|म\\s*संख्या|[.0]?\\s*सं[.0]?|[.0]?\\s*नं[.0]?)?|अनुक्रमांक|क्रम(?:\\s*नंबर)?|अ\\.?\\s*नं\\.?',
  ),
  head('Unit', '(?:(?:माप|मापन)\\s+(?:की\\s+)?)?(?:इकाई|मात्रक|एकक|एकम|यूनिट)'),
  head(
    'Parameter',
    '(?:प्रदूषण\\s+)?(?:मापदंड|मानदंड|पैरामीटर|पॅरामीटर|प्राचल|घटक|परिमाप|परिमाण|पेरामीटर|प्रदूषक)(?:ो|े|्स)?(?:\\s+(?:तत्व|घटक))?|(?:पैरामीटर|प्रदूषक|घटक|मापदंड)(?:ाचे|ना|नु)?\\s+(?:का\\s+)?(?:नाम|नाव)',
  ),
  word(
    'Maximum limit',
    '(?:(?:उत्सर्जन|अधिकतम|अनुज्ञेय|अनुमत|अनुमन्य|स्वीकार्य|निर्धारित|कमाल|परवानगी|विहित|मानक|महत्तम|नियत|मान्य)\\s+){1,3}(?:सीमाए|सीमा|मर्यादा|मात्रा|मान|मूल्य)(?![\\p{L}\\p{M}])',
  ),
  word('Standard', `(?:(?:निर्धारित|विहित|उत्सर्जन|मान्य)\\s+)?(?:मानकांची|मानके|मानक|धोरणो|धोरण)${END}`),
  head('Limit', 'सीमा(?:\\s+मान)?|मर्यादा'),
  head(
    'Attached to',
    '(?:(?:चिमनी|चिमणी|स्टेक|स्टैक)\\S*\\s+)?(?:साथे\\s+|से\\s+)?(?:जोडाण|जोडलेली|जोडायेल|संबद्ध|संलग्न|जुड़े)(?:\\s+\\S+)?',
  ),
  head('Source', '(?:उत्सर्जन\\S*\\s+(?:का\\s+)?)?(?:स्रोत|स्त्रोत)'),
  head('Height', '(?:(?:चिमनी|चिमणी|स्टेक|स्टैक)\\S*\\s+(?:की\\s+)?)?(?:ऊंचाई|उंची|ઊંચાઈ)'),
  head('Stack', '(?:चिमनी|चिमणी|स्टेक|स्टैक|धुराडे)'),
  head('Fuel', 'ईंधन|इंधन|बळतण'),
  head(
    'Type of waste',
    '(?:(?:घातक|जोखमी|परिसंकटमय|खतरनाक)\\s+)?(?:अपशिष्ट|कचर|कचऱ्य)\\S*\\s+(?:का\\s+|के\\s+)?(?:प्रकार|नाम|नाव|विवरण|तपशील)',
  ),
  head('Waste', '(?:(?:घातक|जोखमी|परिसंकटमय|खतरनाक)\\s+)?(?:अपशिष्ट|कचरा|कचरो)'),
  // "अनुसूची-1 प्रवर्ग", "अनुसूची-I प्रक्रिया क्र.": the number of a waste in a schedule.
  head(
    'Category',
    '(?:अनुसूची\\s*[-–]?\\s*[1-4I]{1,3}\\s+)?(?:श्रेणी|वर्गवारी|प्रवर्ग|केटेगरी|कॅटेगरी|कैटेगरी|प्रक्रिया\\s+क्र(?:मांक)?)|अनुसूची(?:\\s*[-–]?\\s*[1-4I]{1,3})?',
  ),
  head('Quantity', '(?:वार्षिक\\s+)?(?:मात्रा|प्रमाण|जथ्थो)'),
  head('Disposal', '(?:निपटान|विल्हेवाट|निकाल)(?:\\S*\\s+(?:की\\s+)?(?:विधि|रीत|पद्धति|पद्धत))?'),
  head('Product', '(?:उत्पाद|उत्पादन)(?:\\s+का\\s+नाम)?'),
  head('Capacity', '(?:(?:कमाल|उत्पादन|महत्तम|अधिकतम)\\s+)?क्षमता'),
  head('Area', '(?:क्षेत्र|विभाग|विस्तार|झोन)(?:\\s+का\\s+प्रकार)?'),
  head('Time', 'समय|वेळ'),
  head('day time', '(?:दिन|दिवस)(?:ा|े)?(?:\\s+(?:के\\s+समय|के\\s+दौरान|में|दरम्यान|दरमियान|दरमिया|ना\\s+समये))?'),
  head('night time', '(?:रात्रि|रात)(?:ी|े|ीं)?(?:\\s+(?:के\\s+समय|के\\s+दौरान|में|दरम्यान|दरमियान|ना\\s+समये))?'),
];

/** What is measured. The longer before what is in it. */
const NAMES: readonly Word[] = [
  spoken('pH', 'पी', 'एच'),
  word('pH', 'सामू'),
  spoken('BOD', 'बी', 'ओ', 'डी'),
  spoken('COD', 'सी', 'ओ', 'डी'),
  spoken('TSS', 'टी', 'एस', 'एस'),
  spoken('TDS', 'टी', 'डी', 'एस'),
  spoken('RSPM', 'आर', 'एस', 'पी', 'एम'),
  spoken('SPM', 'एस', 'पी', 'एम'),
  spoken('TPM', 'टी', 'पी', 'एम'),
  word('PM10', 'पी\\.?\\s?एम\\.?\\s*[-–]?\\s*10(?!\\d)'),
  word('PM2.5', 'पी\\.?\\s?एम\\.?\\s*[-–]?\\s*2\\.5(?!\\d)'),
  word('SO2', 'एस\\.?\\s?ओ\\.?\\s*[-–]?\\s*2(?!\\d)'),
  word('BOD', `(?:जैव(?:िक)?|बायो)[\\s-]*${CHEMICAL}\\s+${OXYGEN}\\s+(?:की\\s+)?${DEMAND}`),
  word('COD', `${CHEMICAL}\\s+${OXYGEN}\\s+(?:की\\s+)?${DEMAND}`),
  word('Dissolved oxygen', `(?:घुलित|विरघळलेला|ओगळेलो|द्राव्य)\\s+${OXYGEN}`),
  word('Suspended solids', `${TOTAL}(?:${SUSPENDED})\\s+${SOLIDS}`),
  word('Suspended particulate matter', `${TOTAL}(?:${SUSPENDED})\\s+(?:कण|रजकण|धूलिकण)(?:ो)?${END}`),
  word('Dissolved solids', `${TOTAL}(?:${DISSOLVED})\\s+${SOLIDS}`),
  word('Oil and grease', `(?:तेल|ऑ[इय]ल|ओइल)\\s*${AND}\\s*(?:ग्रीस|ग्रीज|वंगण|चिकनाई|चिकाश|चीकाश)`),
  word(
    'Particulate matter',
    `${TOTAL}(?:(?:कणिकीय|कणीय|कणिकामय|कणिका|सूक्ष्म|विविक्त)\\s+(?:पदार्थ|द्रव्य|कण|तत्व)|पा?र्टि(?:कु|क्यु)लेट\\s+(?:मैटर|मॅटर|मेटर)|धूलिकण|धूल\\s*-?\\s*कण|रजकण)`,
  ),
  word('Fugitive dust', `(?:फ्यू|फु)जिटिव\\s+(?:डस्ट|धूल)${END}`),
  word('SO2', `(?:सल्फर|गंधक)\\s+${DIOXIDE}`),
  word('NO2', `${NITROGEN}\\s+${DIOXIDE}`),
  word('NOx', `${NITROGEN}\\s*(?:के\\s+|चे\\s+|ना\\s+)?(?:डा[इय]?\\s*-?\\s*)?${OXIDE}(?:्स|े|ो)?`),
  word('Carbon monoxide', `कार्बन\\s+मोनो\\s*-?\\s*(?:${OXIDE}|क्साइड)`),
  word('HCl', `${HYDROGEN}\\s+क्लोराइड|हा[इय]ड्रोक्लोरिक\\s+(?:अम्ल|एसिड|ॲसिड)(?:\\s+(?:वाष्प|मिस्ट))?`),
  word('H2S', `${HYDROGEN}\\s+सल्फाइड`),
  word('HF', `${HYDROGEN}\\s+फ्लोराइड`),
  word('Acid mist', '(?:एसिड|ॲसिड|अम्ल|आम्ल)\\s+(?:मिस्ट|धुंध|वाष्प)'),
  word('Ammoniacal nitrogen', `(?:अ|ए)मोनि(?:या)?(?:कल)?\\s+${NITROGEN}`),
  word('Ammonia', `(?:अ|ए)मोनिया${END}`),
  word('Total nitrogen', `(?:कुल|एकूण)\\s+${NITROGEN}${END}`),
  word('Nitrate', `(?:ना[इय]ट्रेट)`),
  word('Total phosphorus', `(?:कुल|एकूण)\\s+फ[ाॉो]स्फरस|(?:कुल|एकूण)\\s+फ[ाॉो]स्फोरस`),
  word('Phosphate', 'फ[ाॉो]स्फेट'),
  word('Phenolic compounds', 'फ[िेी]नो?ॉ?लिक\\s+(?:यौगिक|संयुगे|संयोजनो|कंपाउंड)'),
  word('Phenol', `फ[िेी]न[ोॉ]ल${END}`),
  word('Sulphide', 'सल्फा[इय]ड'),
  word('Sulphate', 'सल्फेट'),
  word('Cyanide', 'सा[इय]ना[इय]ड'),
  word('Fluoride', 'फ्लोरा[इय]ड'),
  word('Chloride', 'क्लोरा[इय]ड'),
  word('Residual chlorine', '(?:अवशिष्ट|अवशेष|शेष)\\s+(?:मुक्त\\s+)?क्लोरीन'),
  word('Chlorine', `क्लोरीन${END}`),
  word('Hexavalent chromium', '(?:हेक्सा?वेले?ं?ट|षट्?संयोजी|षट्?संयोजक)\\s+क्रोमियम'),
  word('Total chromium', '(?:कुल|एकूण)\\s+क्रोमियम'),
  word('Chromium', 'क्रोमियम'),
  word('Faecal coliform', `(?:मल|फीकल|फिकल|विष्ठा)\\s*-?\\s*${COLIFORM}`),
  word('Total coliform', `(?:कुल|एकूण)\\s+${COLIFORM}`),
  word('Coliform', COLIFORM),
  word('Hexane', `हेक्सेन(?:\\s+वाष्प)?${END}`),
  word('Benzene', `(?:बेंजीन|बेंझिन|बेन्झीन)${END}`),
  word('Ozone', `(?:ओजोन|ओझोन)${END}`),
  word('VOC', '(?:वाष्पशील|बाष्पनशील)\\s+(?:कार्बनिक|सेंद्रिय)\\s+(?:यौगिक|संयुगे|संयोजनो)'),
  word('Bio-assay', 'बायो\\s*-?\\s*(?:एसे|अॅसे|ॲसे)|जैव\\s*-?\\s*परख'),
  word('Turbidity', '(?:आविलता|गढूळता|टर्बिडिटी|गंदलापन)'),
  word('Percent sodium', '(?:प्रतिशत\\s+सोडियम|सोडियम\\s+प्रतिशत)'),
  word('Temperature', `(?:तापमान)${END}`),
  // Words of other senses in a sentence: "निकल" is "to go out", "पारा" and "रंग" are parts of many words.
  head('Colour', 'रंग'),
  head('Odour', 'गंध|दुर्गंध|वास'),
  head('Copper', 'तांबा|तांबे|ताम्र|कॉपर|कोपर|तांबु'),
  head('Zinc', 'जस्ता|जस्त|जिंक|झिंक|जसत'),
  head('Nickel', 'निकल|निकेल'),
  head('Lead', 'सीसा|शिसे|लेड|सीसु'),
  head('Mercury', 'पारा|पारो|मर्क्युरी|मरकरी'),
  head('Arsenic', 'आर्सेनिक'),
  head('Cadmium', 'कैडमियम|कॅडमियम|केडमियम'),
  head('Iron', 'लोहा|लौह|लोह|आयर्न|आयरन|लोखंड'),
  head('Manganese', 'मैंगनीज|मँगनीज|मेंगेनीज'),
  head('Boron', 'बोरॉन|बोरान|बोरोन'),
  head('Noise', '(?:ध्वनि|शोर|आवाज|अवाज)\\S*(?:\\s+(?:का\\s+|की\\s+)?(?:स्तर|पातळी|तीव्रता|प्रमाण))?'),
];

/** What is measured in. */
const MEASURES: readonly Word[] = [
  ...OVER_TIME,
  ...WITHIN,
  word('µg/m3', `(?:${MICROGRAM}|[µμ]g)${PER}(?:${CUBIC_METRE})`),
  word('mg/Nm3', `(?:${MILLIGRAM}|mg)${PER}(?:${CUBIC_METRE})`),
  word('mg/l', `${MILLIGRAM}${PER}(?:लि(?:टर)?)(?:${END}\\.?|(?=पेक्षा|थी|च्या))`),
  word('ppm', `पी\\.?\\s?पी\\.?\\s?एम${END}\\.?`),
  word('MPN/100 ml', `(?:एम\\.?\\s?पी\\.?\\s?एन\\.?|MPN)${PER}100\\s*मि(?:ली)?\\.?\\s*(?:लि(?:टर)?)?\\.?`),
  word('°C', `(?:डिग्री|अंश)\\s*(?:सेल्सियस|सेल्सिअस|सेंटीग्रेड|सें|से\\.|सी${END})\\.?`),
  { english: '°C', pattern: toPattern(`°\\s*(?:से|सें|सी)(?:\\.|${END})`, 'giu') },
  word('dB(A)', `(?:डी\\.?\\s?बी\\.?|डेसिबल|डेसीबल)(?:\\s*\\(\\s*(?:ए|अ|A)\\s*\\)|\\s*(?:ए|A)${END})?`),
  { english: 'units', pattern: toPattern(`(?<=\\d\\s?)(?:इकाई|एकक|एकम)${END}`, 'giu') },
];

/**
 * In the order in which they are tried. Texts are folded, so that Gujarati is read by the letters of Hindi where the words
 * are alike.
 */
export const WORDS: readonly Word[] = [...HEADS, ...NAMES, ...MEASURES];

const NAME_WORDS = new Set([...NAMES.map(({ english }) => english), 'day time', 'night time']);

/** Whether an English word of the dictionary names what is measured. */
export const isNameWord = (english: string): boolean => NAME_WORDS.has(english);

/** Words before a table that say what is limited in it, and in what. */
export const WORDS_AROUND: readonly Word[] = [
  ...MEASURES,
  word('hours', `(?:घंटे|घंटा|घंटों|तास|कलाक)(?:ाची|ांची|नी|ना)?${END}`),
  word('average', `(?:औसत|सरासरी|सरेराश)${END}`),
  word('stack emission', 'चिमनी|चिमणी|धुराड|उत्सर्जन|स्टेक|स्टैक'),
  word('sewage', 'घरेलू|सीवेज|मलजल|घरगुती|घरेलुं|घरगथ्थु'),
  word('ambient air', 'परिवेशीय|परिवेशी\\s+वायु|आसपासनी\\s+हवा|सभोवताल'),
  word('noise', 'ध्वनि|शोर|ध्वनी|अवाज|आवाज|घोंघाट'),
  word('effluent', 'बहिस्राव|बहि:स्राव|उत्प्रवाह|उच्छिष्ट|सांडपाण|अपशिष्ट\\s+जल|गंद\\S+\\s+पाणी'),
];
