import type { TechnicalDocument, TechnicalFolder } from '@anupalan/validators/entities/technical-document';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../../test/harness.ts';
import type { MemberCaller } from '../access/caller.ts';
import { DEMO_DOCUMENTS, DEMO_FOLDERS } from './document-texts.ts';
import { fillDocuments } from './documents.ts';

let api: Harness;
beforeAll(async () => {
  api = await startHarness({ now: '2026-11-21T06:00:00Z' });
});
afterAll(() => api.close());

test('the documents of the demo are filled once, can be found and read, and have a past', async () => {
  const session = await api.signIn('owner@works.example');
  const owner: MemberCaller = {
    sessionId: '',
    userId: session.user.id,
    name: session.user.name,
    email: session.user.email,
    role: 'company',
    roleId: session.role.id,
    isOwner: true,
    isEmailVerified: true,
    permissions: [],
    organisation: {
      id: api.users.owner.organisationId,
      name: 'Alpha Paints',
      type: 'company',
      timeZone: 'Asia/Kolkata',
      trialEndsAt: null,
    },
  };
  await fillDocuments(api.services, owner);
  await fillDocuments(api.services, owner);
  const folders = await api.call('GET', '/technical-folders', { as: session });
  expect(
    (folders.body.data as { folders: TechnicalFolder[] }).folders.map(({ path }) => path).sort(),
  ).toEqual(DEMO_FOLDERS.map((path) => path.replace('/', ' / ')).sort());
  const reply = await api.call('GET', '/technical-documents?isPagination=0', { as: session });
  const { technicalDocuments } = reply.body.data as { technicalDocuments: TechnicalDocument[] };
  expect(technicalDocuments).toHaveLength(DEMO_DOCUMENTS.length);
  for (const document of technicalDocuments) {
    const made = DEMO_DOCUMENTS.find(({ title }) => title === document.title) ?? expect.fail(document.title);
    expect(document.version).toBe(made.versions.length);
    expect(document.createdAt < document.updatedAt).toBe(made.versions.length > 1);
    expect(document.updatedAt < '2026-11-21').toBe(true);
    const file = await api.call('GET', `/technical-documents/${document.id}/file`, { as: session });
    expect(file.bytes.length).toBe(document.size);
    if (document.mimeType === 'application/pdf') expect(file.text.startsWith('%PDF-')).toBe(true);
  }
});
