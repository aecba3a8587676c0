import type { Act } from './acts.ts';
import { toPattern } from './fold.ts';

/** What a duty is about: its name in English, and what is done with it unless the words say otherwise. */
export type Subject = {
  object: string;
  act: Act;
  /** The acts that count where the words name one, in the order in which they do. */
  verbs: readonly string[];
  words: RegExp;
};

const MEASURED = ['Test', 'Measure', 'Monitor', 'Record'];
const TEST: Act = { verb: 'Test', category: 'monitoring' };
const SUBMIT: Act = { verb: 'Submit', category: 'reporting' };
const FILE: Act = { verb: 'File', category: 'return' };
const KEEP: Act = { verb: 'Keep', category: 'record' };
const RECORD: Act = { verb: 'Record', category: 'record' };
const DO: Act = { verb: 'Carry out', category: 'other' };

const subject = (object: string, act: Act, words: string, verbs: readonly string[] = []): Subject => ({
  object,
  act,
  verbs: [...verbs],
  words: toPattern(words, 'iu'),
});

/** The more exact first. Texts are folded. */
const SUBJECTS: readonly Subject[] = [
  subject(
    'the Board of accidents',
    { verb: 'Inform', category: 'reporting' },
    '(?:दुर्घटना|अपघात|અકસ્માત)[^.;।]*(?:सूचना|सूचित|अवगत|माहिती|कळव|જાણ)',
  ),
  subject(
    'the Board of failures',
    { verb: 'Inform', category: 'reporting' },
    '(?:बिघाड|खराबी|ખામી)[^.;।]*(?:सूचना|सूचित|अवगत|माहिती|कळव|જાણ)',
  ),
  subject(
    'the Board of the e-mail address',
    { verb: 'Inform', category: 'reporting' },
    '(?:ई\\s*-?\\s*मेल|ઈ\\s*-?\\s*મેલ)[^.;।]*(?:सूचना|सूचित|अवगत|कळव|જાણ)',
  ),
  subject(
    'the Board of changes',
    { verb: 'Inform', category: 'reporting' },
    '(?:स्वामित्व|मालकी|માલિકી|प्रबंधन)[^.;।]*(?:परिवर्तन|बदल|ફેરફાર)',
  ),
  subject(
    'for renewal of consent',
    { verb: 'Apply', category: 'renewal' },
    'नवीनीकरण|नवीकरण|नूतनीकरण|નવીકરણ|નવીનીકરણ',
  ),
  subject(
    'environmental statement in Form V',
    { verb: 'Submit', category: 'return' },
    'पर्यां?वरण\\S*\\s*(?:विवरण|विवरणी|वक्तव्य|निवेदन|નિવેદન|પત્રક|स्टेटमेंट)|(?:form|फॉर्म|प्रपत्र|प्रारूप|नमुना|ફોર્મ|પત્રક)[\\s-]*(?:V|5|पांच)(?![IV\\d])',
  ),
  subject(
    'annual hazardous waste return in Form 4',
    FILE,
    '(?:form|फॉर्म|प्रपत्र|प्रारूप|नमुना|ફોર્મ|પત્રક)[\\s-]*(?:4|IV)(?![IV\\d])',
  ),
  subject('annual return', FILE, 'वार्षिक\\s+(?:विवरण|विवरणी|विवरणिका|रिटर्न|પત્રક|રિટર્ન)'),
  subject(
    'bank guarantee',
    { verb: 'Submit', category: 'other' },
    'बैंक\\s+ग[ाै]रंटी|बैंक\\s+गारंटी|बँक\\s+हमी|બેંક\\s+ગેરંટી|બેન્ક\\s+ગેરંટી',
  ),
  subject('public liability insurance', { verb: 'Renew', category: 'other' }, 'बीमा|विमा|વીમા'),
  subject('copies of manifests', SUBMIT, 'मेनिफेस्ट|मैनिफेस्ट|मॅनिफेस्ट|મેનિફેસ્ટ'),
  subject('membership certificate', SUBMIT, 'सदस्यता|सदस्यत्व|સભ્યપદ'),
  subject(
    'height of stack',
    { verb: 'Raise', category: 'other' },
    '(?:चिमनी|चिमणी|स्टैक|ચીમની|સ્ટેક)\\S*\\s+(?:की\\s+)?(?:ऊंचाई|उंची|ઊંચાઈ)[^;।]*(?:बढ|वाढ|વધાર)',
  ),
  subject(
    'consent fee',
    { verb: 'Pay', category: 'fee' },
    '(?:सहमति|सम्मति|संमती|संमतीपत्र)\\S*\\s+(?:नूतनीकरण\\S*\\s+)?(?:शुल्क|फी(?![\\p{L}\\p{M}]))',
    ['Pay'],
  ),
  subject(
    'no-objection certificate',
    SUBMIT,
    '(?:अनापत्ति|ना\\s*-?\\s*हरकत|ना\\s*-?\\s*વાંધા)\\s+(?:प्रमाण|दाखल|પ્રમાણ)',
    ['Submit'],
  ),
  subject('camera', { verb: 'Install', category: 'other' }, 'कैमर|कॅमेर|કેમેર'),
  subject(
    'online monitoring system',
    { verb: 'Install', category: 'other' },
    // Papers and fees are handed in online as well.
    '(?:ऑनलाइन|ઓનલાઇન)(?!\\s+(?:पोर्टल|जमा|आवेदन|अर्ज|अपलोड|प्रस्तुत|सादर|भर|भुगतान|माध्यम|पद्धत|दाखिल|પોર્ટલ|અરજી|રજૂ|કરવ))|OCEMS|सतत\\s+(?:उत्सर्जन|अनुश्रवण)',
    ['Calibrate', 'Install', 'Inspect'],
  ),
  subject('undertaking', SUBMIT, 'शपथ\\s*-?\\s*पत्र|हमीपत्र|प्रतिज्ञापत्र|બાંહેધરી|સોગંદનામું'),
  subject(
    'compliance report',
    SUBMIT,
    '(?:अनुपालन|पालन|पूर्तता|પાલન)\\S*\\s*(?:प्रतिवेदन|रिपोर्ट|आख्या|अहवाल|અહેવાલ|रिपोर्ट|की|का|ની|નો)|शर्तों\\s+के\\s+(?:अनु)?पालन|अटींच्या',
  ),
  subject(
    'analysis report',
    SUBMIT,
    '(?:विश्लेषण|पृथक्करण|पृथःकरण|परीक्षण|जांच|તપાસ|પૃથક્કરણ|चाचणी)\\S*\\s+(?:रिपोर्ट|प्रतिवेदन|आख्या|अहवाल|અહેવાલ)',
  ),
  subject('annual report', SUBMIT, 'वार्षिक\\s+(?:प्रतिवेदन|रिपोर्ट|आख्या|अहवाल|અહેવાલ)'),
  subject(
    'statement of production and water',
    SUBMIT,
    '(?:उत्पादन|ઉત્પાદન)[^.;।]*(?:पानी|पाणी|पाण्य|जल|પાણી)|(?:पानी|पाणी|पाण्य|जल|પાણી)[^.;।]*(?:उत्पादन|ઉત્પાદન)',
    ['Submit'],
  ),
  subject(
    'statement of water use',
    SUBMIT,
    '(?:जल|पानी|पाण्याच[ाे]|पाण्याच्या|પાણીન[ાો])\\s*(?:की\\s+)?(?:उपभोग|उपयोग|खपत|वापर|વપરાશ)[^.;।]*(?:विवरण|पत्रक|પત્રક)|(?:उपभोग|उपयोग)\\s+(?:किये|किए)\\s+(?:गये|गए)\\s+जल[^.;।]*विवरण',
  ),
  subject('report on energy use', SUBMIT, 'ऊर्जा|विद्युत\\s+खपत|ઊર્જા|वीज\\s+वापर'),
  subject(
    'flow meter readings',
    RECORD,
    '(?:फ्लो\\s*-?मीटर|प्रवाहमापक|ફ્લો\\s*-?મીટર)\\S*\\s+(?:की\\s+)?(?:रीडिंग|वाचन|રીડિંગ|નોંધ)',
  ),
  subject(
    'flow meter',
    { verb: 'Install', category: 'other' },
    'फ्लो\\s*-?मीटर|प्रवाहमापक|प्रवाह\\s+मापक|ફ્લો\\s*-?મીટર',
    ['Install', 'Calibrate', 'Record'],
  ),
  subject(
    'water meter readings',
    RECORD,
    '(?:जल|पानी|पाणी|पाण्याच\\S*|पाण्य|પાણી\\S*)\\s*(?:के\\s+)?(?:मीटर|मापक)|जलमापक|વોટર\\s*મીટર|वॉटर\\s*मीटर',
    ['Record', 'Calibrate'],
  ),
  subject(
    'DG set emissions',
    TEST,
    'डीजी\\s+सेट|डी\\.?\\s?जी\\.?|DG\\s+set|जनरेटर|जनित्र|ડીજી\\s+સેટ|જનરેટર',
    MEASURED,
  ),
  subject('stack emissions', TEST, 'स्टैक|चिमनी|चिमणी|धुराड|उत्सर्जन|સ્ટેક|ચીમની|ઉત્સર્જન|\\bstack\\b', MEASURED),
  subject(
    'ambient air quality',
    { verb: 'Monitor', category: 'monitoring' },
    'परिवेशीय|परिवेश|वायु\\s+गुणवत्ता|हवे(?:च्या|ची)|હવાની|આસપાસની|\\bAAQ\\b',
    MEASURED,
  ),
  subject(
    'noise levels',
    { verb: 'Measure', category: 'monitoring' },
    'ध्वनि|ध्वनी|शोर|आवाज|ધ્વનિ|અવાજ|ઘોંઘાટ',
    MEASURED,
  ),
  subject('ground water', TEST, 'भू-?\\s?जल|भूगर्भ|भूजल|ભૂગર્ભ', MEASURED),
  subject(
    'logbook of treatment plant',
    KEEP,
    '(?:ईटीपी|एसटीपी|ETP|STP|शोधन\\s+संयंत्र|ઈટીપી|ઇટીપી)[^.;।]*(?:लॉग|लोग|લોગ|पंजी|नोंदवही|રજિસ્ટર)',
    ['Keep'],
  ),
  subject('pH of effluent', TEST, 'पीएच|पी\\.एच|\\bpH\\b', MEASURED),
  subject(
    'hazardous waste',
    RECORD,
    'परिसंकटमय|खतरनाक\\s+अपशिष्ट|हानिकारक\\s+अपशिष्ट|घातक\\s+कच|જોખમી\\s+કચર|हॅझार्ड',
    ['Record', 'Inspect', 'Submit'],
  ),
  subject('biomedical waste', RECORD, 'जैव\\s*-?चिकित्सा|जैव\\s*-?वैद्यकीय|બાયોમેડિકલ|બાયો\\s*-?મેડિકલ', [
    'Record',
    'Submit',
  ]),
  subject('sludge', RECORD, 'स्लज|गाद|कीचड|गाळ(?!ो|ामा|ा\\s+પૂ)|કાદવ|સ્લજ', ['Record', 'Clean', 'Test']),
  subject(
    'waste storage',
    { verb: 'Inspect', category: 'record' },
    '(?:अपशिष्ट|कच[र]\\S*|कचऱ्य\\S*|કચરા\\S*|કચરો)[^.;।]*(?:भंडार|भण्डार|साठव|સંગ્રહ|गोदाम)',
    ['Clean'],
  ),
  subject(
    'treatment plant',
    { verb: 'Install', category: 'other' },
    'शोधन\\s+संयंत्र|प्रक्रिया\\s+केंद्र|શુદ્ધિકરણ\\s+પ્લાન્ટ|\\b(?:ETP|STP)\\b|ईटीपी|एसटीपी|ઈટીપી',
    ['Install', 'Inspect', 'Clean', 'Test', 'Record'],
  ),
  subject(
    'treated effluent',
    TEST,
    'उपचारित|शोधित|शुद्धिकृत\\s+उत्प्रवाह|प्रक्रिया\\s+केले|શુદ્ધ\\s+કરેલ|ટ્રીટ\\s+કરેલ|શુદ્ધિકૃત',
    MEASURED,
  ),
  subject(
    'effluent',
    TEST,
    'बहिस्राव|बहि:स्राव|उत्प्रवाह|निस्राव|दूषित\\s+जल|उच्छिष्ट|अपशिष्ट\\s+जल|सांडपाण|गंद[ेા]\\s+पानी|ગંદ\\S+\\s+પાણી|નિકાલ|इनलेट|आउटलेट|आऊटलेट|ઇનલેટ|આઉટલેટ',
    MEASURED,
  ),
  subject('trees', { verb: 'Plant', category: 'other' }, 'वृक्षारोपण|वृक्ष|पौध|हरित\\s+पट्ट|झाड|વૃક્ષ|ગ્રીન\\s+બેલ્ટ'),
  subject('water on roads', { verb: 'Sprinkle', category: 'other' }, 'छिडकाव|छिड़काव|शिंपड|फवार|છંટકાવ'),
  subject('health check of workers', DO, 'स्वास्थ्य\\s+परीक्षण|आरोग्य\\s+तपास|આરોગ્ય\\s+તપાસ|स्वास्थ्य|आरोग्य|આરોગ્ય'),
  subject('audit', DO, 'ऑडिट|लेखापरीक्षण|ઓડિટ|संपरीक्षा'),
  subject('training', DO, 'प्रशिक्षण|તાલીમ|मॉक\\s*ड्रिल'),
  subject(
    'rainwater harvesting',
    { verb: 'Build', category: 'other' },
    '(?:वर्षा\\s*-?जल|पर्जन्यजल|पावसाचे\\s+पाणी|पावसाच्या\\s+पाण्य|વરસાદી\\s+પાણી)[^.;।]*(?:पुनर्भरण|संचयन|संग्रहण|साठव|निर्माण|સંગ્રહ|રિચાર્જ)',
    ['Clean', 'Inspect'],
  ),
  subject(
    'rainwater tank',
    { verb: 'Clean', category: 'other' },
    'वर्षा\\s*-?जल|पर्जन्यजल|पावसाचे\\s+पाणी|વરસાદી',
    ['Clean', 'Install', 'Inspect'],
  ),
  subject(
    'oil and grease trap',
    { verb: 'Clean', category: 'other' },
    '(?:तेल|ऑयल|ग्रीस|વંગણ|ઓઇલ)[^.;।]{0,16}(?:ट्रैप|ट्रॅप|ટ્રેપ)',
    ['Clean', 'Inspect', 'Install'],
  ),
  subject(
    'dust collector',
    { verb: 'Inspect', category: 'other' },
    'साइक्लोन|सायक्लोन|સાયક્લોન|(?:डस्ट|ડસ્ટ)\\s*(?:कलेक्टर|કલેક્ટર)|(?:बैग|बॅग|બેગ)\\s*(?:फिल्टर|ફિલ્ટર)',
    ['Clean', 'Inspect', 'Calibrate'],
  ),
  subject('well water', TEST, 'विहिर|કૂવા|कुआं|कुएं|नलकूप', MEASURED),
  subject('compost', RECORD, '(?:सेंद्रिय\\s+)?खता|कम्पोस्ट|कंपोस्ट|ખાતર', ['Record', 'Test', 'Submit']),
  subject('drains', { verb: 'Clean', category: 'other' }, 'नालिय|नाल्यांच|ગટર', ['Clean', 'Inspect']),
  subject('register of complaints', KEEP, 'शिकायत|तक्रार|ફરિયાદ', ['Keep']),
  subject('the Board of accidents', { verb: 'Inform', category: 'reporting' }, 'दुर्घटना|अपघात|અકસ્માત'),
  subject(
    'water use',
    RECORD,
    'जल\\s+(?:खपत|उपयोग|उपभोग)|पानी\\s+की\\s+खपत|पाणी\\s*वापर|पाण्याच्या\\s+वापर|પાણી\\S*\\s+વપરાશ',
    ['Record', 'Submit', 'Measure'],
  ),
  subject('waste', RECORD, 'अपशिष्ट|कचर|कचऱ्य|કચર', ['Record', 'Clean', 'Submit']),
  subject('copy of agreement', SUBMIT, 'करार|अनुबंध|કરાર'),
  subject('application', SUBMIT, 'आवेदन|अर्ज|અરજી'),
  subject('report', SUBMIT, 'प्रतिवेदन|रिपोर्ट|आख्या|अहवाल|અહેવાલ|રિપોર્ટ'),
  subject('statement', SUBMIT, 'विवरण|पत्रक|પત્રક|નિવેદન|वक्तव्य'),
];

/** What a folded text is about; null where it names nothing that is known. */
export const findSubject = (text: string): Subject | null =>
  SUBJECTS.find(({ words }) => words.test(text)) ?? null;
