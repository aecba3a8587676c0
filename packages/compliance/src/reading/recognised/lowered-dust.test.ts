import { expect, it } from 'vitest';
import { withDustSizes } from './lowered-dust.ts';

const read = (text: string): string =>
  withDustSizes(text.split(' ').map((word, at) => ({ text: word, x: at * 40, y: 10, width: 30, height: 10 })))
    .map((item) => item.text)
    .join(' ');

it.each([
  ['PM; - 100 µg/m3 and PM; - 60 µg/m3', 'PM10 - 100 µg/m3 and PM2.5 - 60 µg/m3'],
  ['PM, 60, PM, 100', 'PM2.5 60, PM10 100'],
  ['PM; - 100 ng/m?, PM, 5 - 60 pg/m?', 'PM10 - 100 ng/m?, PM2.5 - 60 pg/m?'],
  ['PM10 < 100 and PM; < 60', 'PM10 < 100 and PM2.5 < 60'],
])('dust whose size came out as a mark is told by what stands beside: %s', (came, meant) => {
  expect(read(came)).toBe(meant);
});

it.each(['PM; - 100 and SO2 - 80', 'PM, SO2 and NOx', 'PM; - 60 and PM; - 60', 'by 5 PM. 10 labourers'])(
  'and stays without a size in %s',
  (text) => {
    expect(read(text)).toBe(text);
  },
);
