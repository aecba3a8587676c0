import { expect, test } from 'vitest';
import { hasBrokenClusters } from './broken-clusters.ts';

test.each([
  ['Hindi', 'उद्योग द्वारा प्रत्येक तीन माह में चिमनी उत्सर्जन की जाँच कराई जाएगी। ऑनलाइन, डॉ., १५ दिन'],
  ['Marathi', 'दर तीन महिन्यांनी चिमणीतील उत्सर्जनाची तपासणी करावी; अॅसिड, र्‍या'],
  ['Gujarati', 'દર ત્રણ મહિને ચીમનીના ઉત્સર્જનનું મોનિટરિંગ કરાવવાનું રહેશે. ઍસિડ, ઑનલાઇન'],
  ['Bengali', 'প্রতি তিন মাসে অ্যাসিড পরীক্ষা করতে হবে।'],
  ['Punjabi', 'ਹਰ ਤਿੰਨ ਮਹੀਨੇ ਬਾਅਦ ਨਿਗਰਾਨੀ ਕੀਤੀ ਜਾਵੇ। ਉਦਯੋਗ, ਊਰਜਾ, ਇੱਕ'],
  ['Odia', 'ପ୍ରତି ତିନି ମାସରେ ଥରେ ପରୀକ୍ଷା କରାଯିବ।'],
  ['Tamil', 'மூன்று மாதங்களுக்கு ஒரு முறை கண்காணிக்க வேண்டும். கொள்ளளவு'],
  ['Telugu', 'ప్రతి మూడు నెలలకు ఒకసారి పర్యవేక్షించాలి. కై, క్షేత్రం'],
  ['Kannada', 'ಪ್ರತಿ ಮೂರು ತಿಂಗಳಿಗೊಮ್ಮೆ ಪರಿಶೀಲಿಸಬೇಕು. ಕೋ, ಕೇಂದ್ರ'],
  ['Malayalam', 'മൂന്ന് മാസത്തിലൊരിക്കൽ പരിശോധിക്കണം. അത്, കൊണ്ട്'],
  ['English', 'The unit shall submit Form V by 30 September \ufffd.'],
])('words of %s that are whole', (_, text) => expect(hasBrokenClusters([text])).toBe(false));

test.each([
  ['letters of clusters lost', 'उोग ारा येक तीन माह'],
  ['a sign before its letter, as it is drawn', 'िदनांक िनयम'],
  ['a sign upon a sign', 'कीा जावेे'],
  ['a glyph that no letter is told of', 'सम\u0000ति उद\ufffdयोग'],
  ['Gujarati with letters lost', 'ઉોગ ારા દર ણ મિહને'],
])('%s', (_, text) => expect(hasBrokenClusters([text])).toBe(true));

test('one slip of a typist breaks no page', () =>
  expect(hasBrokenClusters([...Array.from({ length: 60 }, () => 'उद्योग द्वारा'), 'जाएगाा'])).toBe(false));
