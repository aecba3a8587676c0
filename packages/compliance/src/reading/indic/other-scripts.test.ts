import { describe, expect, it } from 'vitest';
import { readOrder } from '../read-order.ts';

const HEAD = ['Date: 12/08/2025', 'This consent is valid up to 31/12/2029, on these conditions:'];

/** What is asked about conditions, each with its number, and whether anything of them was taken for a duty. */
const ask = (conditions: readonly string[]) => {
  const { obligations, questions } = readOrder({
    form: 'docx',
    paragraphs: [...HEAD, ...conditions].map((text, index) => ({ index, text })),
  });
  const asked = questions.map(({ text, duty }) => [
    duty?.conditionNo,
    /in (\w+) may be a duty: it says "([^"]+)"/.exec(text)?.slice(1),
  ]);
  return { asked, obligations };
};

/** In each language: a period, a day, a form, and a height, which is none of them. */
describe.each([
  [
    'Kannada',
    [
      '೧. ಚಿಮಣಿ ಪರೀಕ್ಷೆಯನ್ನು ತ್ರೈಮಾಸಿಕ ನಡೆಸಬೇಕು.',
      '೨. ಮಾಪಕವನ್ನು 31.03.2027 ರೊಳಗೆ ಅಳವಡಿಸಬೇಕು.',
      '೩. ಹೇಳಿಕೆಯನ್ನು Form V ರಲ್ಲಿ ಸಲ್ಲಿಸಬೇಕು.',
      '೪. ಚಿಮಣಿ ಎತ್ತರ 30 ಮೀಟರ್ ಇರಬೇಕು.',
    ],
    'ತ್ರೈಮಾಸಿಕ',
  ],
  [
    'Tamil',
    [
      '1. புகைபோக்கி காலாண்டு ஆய்வு செய்யப்பட வேண்டும்.',
      '2. கருவி 31.03.2027 க்குள் நிறுவப்பட வேண்டும்.',
      '3. அறிக்கை Form V இல் சமர்ப்பிக்கப்பட வேண்டும்.',
      '4. புகைபோக்கி உயரம் 30 மீட்டர்.',
    ],
    'காலாண்டு',
  ],
  [
    'Telugu',
    [
      '౧. చిమ్నీ పరీక్ష ప్రతి నెల చేయాలి.',
      '౨. మీటరు 31.03.2027 లోగా అమర్చాలి.',
      '౩. నివేదిక Form V లో సమర్పించాలి.',
      '౪. చిమ్నీ ఎత్తు 30 మీటర్లు ఉండాలి.',
    ],
    'ప్రతి నెల',
  ],
  [
    'Bengali',
    [
      '১. চিমনির পরীক্ষা প্রতি মাস করতে হবে।',
      '২. মিটার 31.03.2027 এর মধ্যে বসাতে হবে।',
      '৩. বিবরণ Form V এ জমা দিতে হবে।',
      '৪. চিমনির উচ্চতা 30 মিটার হবে।',
    ],
    'প্রতি মাস',
  ],
  [
    'Punjabi',
    [
      '੧. ਚਿਮਨੀ ਦੀ ਜਾਂਚ ਤਿਮਾਹੀ ਕੀਤੀ ਜਾਵੇ।',
      '੨. ਮੀਟਰ 31.03.2027 ਤੱਕ ਲਗਾਇਆ ਜਾਵੇ।',
      '੩. ਵੇਰਵਾ Form V ਵਿੱਚ ਦਿੱਤਾ ਜਾਵੇ।',
      '੪. ਚਿਮਨੀ ਦੀ ਉਚਾਈ 30 ਮੀਟਰ ਹੋਵੇ।',
    ],
    'ਤਿਮਾਹੀ',
  ],
  [
    'Odia',
    [
      '୧. ଚିମିନିର ପରୀକ୍ଷା ତ୍ରୈମାସିକ କରାଯିବ।',
      '୨. ମିଟର 31.03.2027 ସୁଦ୍ଧା ଲଗାଯିବ।',
      '୩. ବିବରଣୀ Form V ରେ ଦିଆଯିବ।',
      '୪. ଚିମିନିର ଉଚ୍ଚତା 30 ମିଟର ରହିବ।',
    ],
    'ତ୍ରୈମାସିକ',
  ],
  [
    'Malayalam',
    [
      '1. ചിമ്മിനി പരിശോധന പ്രതിമാസം നടത്തണം.',
      '2. മീറ്റർ 31.03.2027 നകം സ്ഥാപിക്കണം.',
      '3. പ്രസ്താവന Form V ൽ സമർപ്പിക്കണം.',
      '4. ചിമ്മിനിയുടെ ഉയരം 30 മീറ്റർ.',
    ],
    'പ്രതിമാസ',
  ],
])('conditions in %s', (language, conditions, period) => {
  it('are asked about where they say a period, a day or a form, by their numbers', () => {
    const { asked, obligations } = ask(conditions);
    expect(obligations).toEqual([]);
    expect(asked).toEqual([
      ['1', [language, period]],
      ['2', [language, '31.03.2027']],
      ['3', [language, 'Form V']],
    ]);
  });
});
