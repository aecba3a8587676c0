import { createHash } from 'node:crypto';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { getFingerprint, notePart } from './body-fingerprint.ts';

const hash = (text: string) => createHash('sha256').update(text).digest();
const field = (fieldname: string, value: unknown) => ({ type: 'field', fieldname, value }) as Multipart;
const file = (fieldname: string, filename: string) => ({ type: 'file', fieldname, filename }) as Multipart;

/** The fingerprint of a request of which these parts have been read. */
function fingerprint(...parts: [Multipart, string?][]): string {
  const request = {} as FastifyRequest;
  for (const [part, content] of parts)
    notePart(request, part, content === undefined ? undefined : hash(content));
  return getFingerprint(request).toString('hex');
}

test('the same texts and files have the same fingerprint', () => {
  const one = () => fingerprint([field('name', 'Asha')], [file('file', 'a.pdf'), 'bytes']);
  expect(one()).toBe(one());
});

test('whatever differs makes another one', () => {
  const all = [
    fingerprint(),
    fingerprint([field('name', 'Asha')]),
    fingerprint([field('name', 'Ravi')]),
    fingerprint([field('nick', 'Asha')]),
    fingerprint([field('name', 'Asha')], [field('name', 'Asha')]),
    fingerprint([field('name', 'Asha')], [field('nick', 'Ravi')]),
    fingerprint([field('nick', 'Ravi')], [field('name', 'Asha')]),
    fingerprint([file('name', 'Asha'), 'bytes']),
    fingerprint([file('name', 'Asha'), 'other bytes']),
    fingerprint([file('name', 'Ravi'), 'bytes']),
    fingerprint([file('name', 'Asha')]),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('a key that is kept for a day is known to the next version of the server', () => {
  expect(fingerprint([field('name', 'Asha')], [file('file', 'a.pdf'), 'bytes'])).toBe(
    hash(`["field","name","Asha"]\n["file","file","a.pdf","${hash('bytes').toString('hex')}"]`).toString(
      'hex',
    ),
  );
});

test('each request has its own', () => {
  const one = {} as FastifyRequest;
  notePart(one, field('name', 'Asha'));
  expect(getFingerprint({} as FastifyRequest).toString('hex')).toBe(hash('').toString('hex'));
});
