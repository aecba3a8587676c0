/** Settings by which others than one's own machine may reach a server. */
export const PUBLIC_SETTINGS = ['HOST', 'SITE_URL', 'PORTAL_URL', 'API_URL', 'EHS_TRUST_PROXY'] as const;
export type PublicSetting = (typeof PUBLIC_SETTINGS)[number];

const LOOPBACK = ['127.0.0.1', 'localhost', '::1', '[::1]'];

const HOST_OF_ADDRESS = /^https?:\/\/(?:[^@/\\?#]*@)?(\[[^\]]*\]|[^:/\\?#]+)/i;

/**
 * The setting that makes a server public (D1): it listens on another address than loopback, people are given another
 * address, or a proxy stands before it. The demo, its articles and what is for developers are not for the public.
 * @returns the first such setting; null where only this machine reaches the server
 */
export function findPublicSetting(env: Readonly<Record<string, string | undefined>>): PublicSetting | null {
  return PUBLIC_SETTINGS.find((name) => isPublic(name, env[name]?.trim() ?? '')) ?? null;
}

function isPublic(name: PublicSetting, value: string): boolean {
  if (name === 'HOST') return value !== '' && !LOOPBACK.includes(value);
  if (name === 'EHS_TRUST_PROXY') return value.split(',').some((each) => each.trim() !== '');
  const host = HOST_OF_ADDRESS.exec(value)?.[1]?.toLowerCase();
  // Names below localhost lead to this machine only (RFC 6761).
  return host !== undefined && !LOOPBACK.includes(host) && !host.endsWith('.localhost');
}
