import { SECURITY_HEADERS, toFaceHeaders } from '@anupalan/enums/faces/face-files';
import type { Face } from '@anupalan/enums/faces/face-routes';
import { describe, expect, test } from 'vitest';
import { allowHotReload, toDevHeaders } from './headers.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };

describe.each<Face>(['site', 'portal'])('a page of the %s', (face) => {
  const headers = toDevHeaders(face, HTML, null);
  const policy = String(headers['content-security-policy']);

  test('allows what hot reload needs', () => {
    expect(policy).toMatch(/script-src 'self'[^;]* 'unsafe-inline'/);
    expect(policy).toMatch(/style-src 'self'[^;]* 'unsafe-inline'/);
    expect(policy).toMatch(/connect-src 'self'[^;]* ws:/);
  });

  test('has the other headers and sources of the product', () => {
    expect(headers).toMatchObject({ ...SECURITY_HEADERS, ...HTML });
    const ofProduct = toFaceHeaders(face, 'index.html', null)['content-security-policy'] ?? '';
    const sources = policy.split(/[;\s]+/);
    expect(ofProduct.split(/[;\s]+/).filter((source) => !sources.includes(source))).toEqual([]);
    expect(policy).toContain("default-src 'none'");
  });
});

test('what the product allows already is not there twice', () => {
  expect(allowHotReload("style-src 'self' 'unsafe-inline'; object-src 'none'")).toBe(
    "style-src 'self' 'unsafe-inline'; object-src 'none'",
  );
});

test('a module or a picture keeps the headers of the development server', () => {
  const headers = { 'content-type': 'text/javascript', etag: '1' };
  expect(toDevHeaders('portal', headers, null)).toEqual(headers);
  expect(toDevHeaders('portal', {}, null)).toEqual({});
});
