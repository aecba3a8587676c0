import { describe, expect, test } from 'vitest';
import { findWeakness, type PasswordHolder } from './guessable-password.ts';
import { GUESSABLE_WORDS } from './guessable-words.ts';

const HOLDER: PasswordHolder = {
  name: 'Meera Jóglekar',
  email: 'm.joglekar@sahyadri.example',
  organisation: 'Sahyadri Speciality Chemicals',
};

describe('a common password, or a common word as people vary it,', () => {
  test.each([
    // The plain words with what the rules ask for.
    ['Password1!'],
    ['Welcome@123'],
    ['India@123'],
    ['Admin@1234'],
    ['Demo@1234'],
    ['!!2026Mumbai'],
    ['Welcome@2026!'],
    // Signs and digits for letters.
    ['P@ssw0rd'],
    ['P@55w0rd#99'],
    ['@dm1n$2026'],
    ['1nd!@#2026'],
    ['We1c0me!!1'],
    // Two of them, in one or apart.
    ['AdminIndia1!'],
    ['Welcome-India-26'],
    ['Test@Demo12'],
    // The product and its field, gods and months.
    ['Anupalan@1'],
    ['Compliance#1'],
    ['Cpcb@2026'],
    ['Ganesh@108'],
    ['December@25'],
    // Rows of letters.
    ['Qwerty@123'],
    ['Abcd@1234'],
    ['Asdf#0987'],
    ['Poiuyt!23'],
    ['Aaaaaa1!'],
    // In another spelling of the same letters.
    ['Ｉndia@123'],
    ['Índia@123'],
  ])('%s is easy to guess', (password) => {
    expect(findWeakness(password)).toBe('common');
  });
});

describe('what names its holder', () => {
  test.each([
    ['Meera@1234'],
    ['M33ra#2026'],
    ['JoglekarMeera1!'],
    ['Sahyadri#1'],
    ['Sahyadri.Speciality.Chemicals.1'],
    ['Joglekar@sahyadri.example1'],
    ['Meera&India1'],
  ])('%s is easy to guess for this person', (password) => {
    expect(findWeakness(password, HOLDER)).toBe('personal');
    expect(findWeakness(password)).toBeNull();
  });
});

describe('what is neither', () => {
  test.each([
    ['Harbour!9271'],
    ['Granite#5521'],
    ['Monsoon#4417'],
    ['Lantern!5530'],
    ['xK9#vq2LmT'],
    ['Teak-Lantern-Quarry-7'],
    // A common word with something that is no digit or sign.
    ['India@123xq'],
    ['quPassword1!'],
    // Three common words are a phrase.
    ['Welcome.India.Cricket1'],
    // Two letters are no row.
    ['Ab1!Ab1!'],
    ['₹500-lakh-Vadapav'],
    ['हरियालीA1!b'],
  ])('%s is not easy to guess', (password) => {
    expect(findWeakness(password, HOLDER)).toBeNull();
  });

  test('names of two letters forbid nothing, and an account without a name or organisation has none', () => {
    expect(findWeakness('Om!9 xK-#42', { name: 'Om Xk', email: 'om@xk.in' })).toBeNull();
    expect(findWeakness('Granite#5521', { name: null, email: null, organisation: null })).toBeNull();
  });
});

test('words are in lower case, of three letters or more', () => {
  expect(GUESSABLE_WORDS.filter((word) => !/^[a-z]{3,}$/.test(word))).toEqual([]);
});

test('the longest password is judged at once', () => {
  const begin = Date.now();
  findWeakness('a1'.repeat(64), HOLDER);
  findWeakness('Password'.repeat(16), HOLDER);
  expect(Date.now() - begin).toBeLessThan(500);
});
