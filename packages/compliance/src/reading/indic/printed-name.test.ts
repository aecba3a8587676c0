import { describe, expect, it } from 'vitest';
import { toParameterId } from '../../results/parameters.ts';
import { createPrintedNames, toPrintedName } from './printed-name.ts';

describe('toPrintedName', () => {
  it.each([
    ['बी.ओ.डी. (3 दिन, 27 डिग्री से.)', 'BOD (बी.ओ.डी., 3 दिन, 27 डिग्री से.)', 'bod'],
    ['बी.ओ.डी. (३ दिवस, २७° से.)', 'BOD (बी.ओ.डी., 3 दिवस, 27° से.)', 'bod'],
    ['पी.एच. (pH)', 'pH (पी.एच.)', 'ph'],
    ['सामू', 'pH (सामू)', 'ph'],
    ['निलम्बित ठोस (TSS)', 'Suspended solids (निलम्बित ठोस, TSS)', 'tss'],
    ['कुल क्रोमियम (Cr)', 'Total chromium (कुल क्रोमियम, Cr)', 'chromium'],
    ['સલ્ફર ડાયોક્સાઇડ (SO2)', 'SO2 (સલ્ફર ડાયોક્સાઇડ)', 'so2'],
    ['नाइट्रोजन के ऑक्साइड (मि.ग्रा./घन मी.)', 'NOx (नाइट्रोजन के ऑक्साइड)', 'nox'],
    ['पीएम-१०', 'PM10 (पीएम-10)', 'pm10'],
    ['रात्रि के समय', 'night time (रात्रि के समय)', 'noise_night'],
    ['गंधक वायु (SO2)', 'SO2 (गंधक वायु)', 'so2'],
  ])('%s', (printed, name, id) => {
    expect(toPrintedName(printed)).toBe(name);
    expect(toParameterId(name, true)).toBe(id);
  });

  it.each([
    ['BOD (3 दिवस, 27°C)', 'BOD (3 दिवस, 27°C)'],
    ['COD', 'COD'],
    ['घातक गाळ', 'घातक गाळ'],
    ['वापरलेले तेल (५.१)', 'वापरलेले तेल (5.1)'],
  ])('leaves %s', (printed, name) => {
    expect(toPrintedName(printed)).toBe(name);
  });
});

describe('createPrintedNames', () => {
  it('finds the cell that a name was read from', () => {
    const printedName = createPrintedNames(['सी.ओ.डी. (अधिकतम)', 'क्लोराइड']);
    expect(printedName('COD (अधिकतम)')).toBe('COD (सी.ओ.डी., अधिकतम)');
    expect(printedName('Chloride')).toBe('Chloride (क्लोराइड)');
    expect(printedName('Sulphate')).toBe('Sulphate');
  });

  it('gives names that are alike their own words in turn', () => {
    const printedName = createPrintedNames(['रासायनिक ऑक्सीजन मांग 50 mg/l, सीओडी 250 mg/l']);
    expect(printedName('COD')).toBe('COD (रासायनिक ऑक्सीजन मांग)');
    expect(printedName('COD')).toBe('COD (सीओडी)');
  });
});
