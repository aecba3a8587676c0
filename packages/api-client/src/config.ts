/** What the portal is told at run time. Addresses without a trailing slash; empty means the own origin. */
export type ClientConfig = {
  apiUrl: string;
  siteUrl: string;
  portalUrl: string;
  /** Sent as `x-api-key`; not a secret, being in a public file (D37). */
  apiKey: string;
  /** Key of the payload encryption, 64 hex digits; null: off (D34). */
  payloadKey: string | null;
  /** Passphrase of the encrypted local storage. */
  storagePassphrase: string;
};

/** Base path of the HTTP contract. */
export const API_BASE_PATH = '/api/v1';

const DEFAULT_CONFIG: ClientConfig = {
  apiUrl: '',
  siteUrl: '',
  portalUrl: '',
  apiKey: '',
  payloadKey: null,
  storagePassphrase: 'anupalan-portal-storage',
};

let current: ClientConfig = DEFAULT_CONFIG;

/** The configuration in effect. */
export function getConfig(): ClientConfig {
  return current;
}

/** Replaces parts of the configuration; what is not named goes back to its default. */
export function setConfig(config: Partial<ClientConfig>): ClientConfig {
  current = { ...DEFAULT_CONFIG, ...config };
  return current;
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function toAddress(value: unknown): string {
  return toText(value).replace(/\/+$/, '');
}

/**
 * Reads the content of `/config.json`, whose names are those of {@link ClientConfig}, all optional. `apiUrl` may
 * carry `/api/v1` or not. Anything unusable counts as absent.
 */
export function parseConfig(json: unknown): Partial<ClientConfig> {
  if (typeof json !== 'object' || json === null) return {};
  const source = json as Record<string, unknown>;
  const key = toText(source.payloadKey);
  const passphrase = toText(source.storagePassphrase);
  const apiUrl = toAddress(source.apiUrl);
  return {
    apiUrl: apiUrl.endsWith(API_BASE_PATH) ? apiUrl.slice(0, -API_BASE_PATH.length) : apiUrl,
    siteUrl: toAddress(source.siteUrl),
    portalUrl: toAddress(source.portalUrl),
    apiKey: toText(source.apiKey),
    payloadKey: /^[0-9a-f]{64}$/i.test(key) ? key : null,
    ...(passphrase === '' ? {} : { storagePassphrase: passphrase }),
  };
}

/** Loads `/config.json`. Without it, or where it is not JSON, the API is same-origin (D1). */
export async function loadConfig(fetchFn: typeof fetch = fetch): Promise<ClientConfig> {
  try {
    const response = await fetchFn('/config.json', { headers: { accept: 'application/json' } });
    if (!response.ok) return setConfig({});
    return setConfig(parseConfig(await response.json()));
  } catch {
    return setConfig({});
  }
}

/** Address of a call: `/tasks/1` to `https://api.example.com/api/v1/tasks/1`. */
export function toApiUrl(path: string): string {
  return `${current.apiUrl}${API_BASE_PATH}${path}`;
}
