/** The run-time configuration of the portal. Addresses have no trailing slash; empty means the same origin. */
export type ClientConfig = {
  apiUrl: string;
  siteUrl: string;
  portalUrl: string;
  /** Sent as `x-api-key`. It is not secret, because it is in a public file (D37). */
  apiKey: string;
  /** The key of the payload encryption, 64 hex digits; null if it is off (D34). */
  payloadKey: string | null;
  /** The passphrase of the encrypted local storage. */
  storagePassphrase: string;
};

/** The base path of the HTTP contract. */
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

/** The current configuration. */
export function getConfig(): ClientConfig {
  return current;
}

/** Replaces parts of the configuration. Parts that are left out return to their default. */
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
 * Reads the content of `/config.json`. Its names are those of {@link ClientConfig}, all optional. `apiUrl` may end in
 * `/api/v1` or not. Invalid values count as missing.
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

/** Loads `/config.json`. If it is missing or not JSON, the API is on the same origin (D1). */
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
