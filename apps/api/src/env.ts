import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { findPublicSetting, type PublicSetting } from '@anupalan/enums/public-server';
import { ANSWER_WITHIN_MS } from './database/silence.ts';

/** Everything that can be configured, read once at start. Names of variables are in the README. */
export type Config = {
  nodeEnv: 'development' | 'production' | 'test';
  port: number;
  host: string;
  /**
   * The setting by which others than this machine can reach the server; null: nobody can. A public server has no demo,
   * and does not show what is for developers only (D1).
   */
  publicBy: PublicSetting | null;
  /** Addresses that people see; links in mails and redirects come from these, never from a Host header. */
  siteUrl: string;
  portalUrl: string;
  apiUrl: string | null;
  dataDir: string;
  databaseUrl: string | null;
  databaseAppUrl: string | null;
  databaseSystemUrl: string | null;
  /** How long the database may take to take a connection in before calls are refused (503), in milliseconds. */
  databaseAnswerMs: number;
  /** Whether connections keep statements planned; not behind a pooler that does not know them. */
  keepsPlans: boolean;
  /** Fills an empty data folder with the demo. With `publicBy` it was asked for, and the server refuses to start. */
  isDemo: boolean;
  apiKey: string | null;
  /** 32 bytes as 64 hex digits; null: payloads are not encrypted. */
  payloadKey: Buffer | null;
  /** 32 bytes as 64 hex digits for files at rest; null: a key file in the data folder. */
  fileKey: Buffer | null;
  /** Private key of browser messages (VAPID), base64url; null: a key file in the data folder. */
  pushKey: string | null;
  s3: { bucket: string; region: string; endpoint: string | null } | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** Called (POST) when an article is published or taken back, so that the pages are built anew. */
  buildHookUrl: string | null;
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  trustProxy: string[];
  logLevel: string;
  /** Whether signed-in calls are limited by their cost; not in benchmarks and closed networks. */
  hasCallLimits: boolean;
  /** Passphrase of the portal's encrypted storage; public, being in the portal's configuration. */
  storagePassphrase: string;
};

/** A setting that cannot be used: the message names it and says what it takes. */
export class ConfigError extends Error {}

/**
 * Reads the settings from the environment.
 * @throws ConfigError with one sentence
 */
export function readConfig(env: NodeJS.ProcessEnv, root: string): Config {
  const nodeEnv = readChoice(env, 'NODE_ENV', ['development', 'production', 'test'] as const, 'development');
  const port = readPort(env.PORT);
  const host = env.HOST?.trim() || '127.0.0.1';
  const trustProxy = (env.EHS_TRUST_PROXY ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  const publicBy = findPublicSetting(env);
  return {
    nodeEnv,
    port,
    host,
    publicBy,
    siteUrl: readUrl(env, 'SITE_URL') ?? `http://localhost:${port}`,
    portalUrl: readUrl(env, 'PORTAL_URL') ?? `http://portal.localhost:${port}`,
    apiUrl: readUrl(env, 'API_URL'),
    dataDir: path.resolve(root, env.EHS_DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || null,
    databaseAppUrl: env.EHS_DATABASE_APP_URL || null,
    databaseSystemUrl: env.EHS_DATABASE_SYSTEM_URL || null,
    databaseAnswerMs: readAnswerSeconds(env.EHS_DATABASE_ANSWER_SECONDS) * 1_000,
    keepsPlans: readFlag(env, 'EHS_DATABASE_PREPARED') ?? true,
    isDemo: readFlag(env, 'EHS_DEMO') ?? (nodeEnv !== 'production' && publicBy === null && !env.DATABASE_URL),
    apiKey: env.EHS_API_KEY || null,
    payloadKey: readKey(env, 'EHS_PAYLOAD_KEY'),
    fileKey: readKey(env, 'EHS_FILE_KEY'),
    pushKey: env.EHS_PUSH_KEY || null,
    s3: env.EHS_S3_BUCKET
      ? {
          bucket: env.EHS_S3_BUCKET,
          region: env.EHS_S3_REGION || 'ap-south-1',
          endpoint: readUrl(env, 'EHS_S3_ENDPOINT'),
        }
      : null,
    smtpUrl: env.EHS_SMTP_URL || null,
    buildHookUrl: readUrl(env, 'EHS_BUILD_HOOK_URL'),
    mailFrom: env.EHS_MAIL_FROM || 'Anupalan <no-reply@example.com>',
    trustProxy,
    logLevel: readChoice(env, 'EHS_LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'] as const, 'info'),
    hasCallLimits: readFlag(env, 'EHS_CALL_LIMITS') ?? true,
    storagePassphrase: env.EHS_STORAGE_PASSPHRASE || 'anupalan-portal-storage',
  };
}

/** Makes the data folder for the owner only. */
export function prepareDataDir(config: Pick<Config, 'dataDir'>): void {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
}

function readPort(value: string | undefined): number {
  if (!value) return 3000;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_534)
    throw new ConfigError(`PORT is "${value}": it must be a number from 0 to 65534.`);
  return port;
}

function readAnswerSeconds(value: string | undefined): number {
  if (!value) return ANSWER_WITHIN_MS / 1_000;
  const seconds = Number(value);
  if (!(seconds >= 1 && seconds <= 300))
    throw new ConfigError(`EHS_DATABASE_ANSWER_SECONDS is "${value}": it must be a number from 1 to 300.`);
  return seconds;
}

function readUrl(env: NodeJS.ProcessEnv, name: string): string | null {
  const value = env[name];
  if (!value) return null;
  if (!URL.canParse(value) || !/^https?:/.test(value))
    throw new ConfigError(`${name} is "${value}": it must be an http or https address.`);
  return value.replace(/\/+$/, '');
}

function readKey(env: NodeJS.ProcessEnv, name: string): Buffer | null {
  const value = env[name];
  if (!value) return null;
  if (!/^[0-9a-f]{64}$/i.test(value))
    throw new ConfigError(`${name} must be 32 bytes as 64 hexadecimal digits.`);
  return Buffer.from(value, 'hex');
}

function readFlag(env: NodeJS.ProcessEnv, name: string): boolean | null {
  const value = env[name]?.toLowerCase();
  if (!value) return null;
  if (['1', 'true', 'on', 'yes'].includes(value)) return true;
  if (['0', 'false', 'off', 'no'].includes(value)) return false;
  throw new ConfigError(`${name} is "${value}": it must be on or off.`);
}

function readChoice<const T extends string>(
  env: NodeJS.ProcessEnv,
  name: string,
  choices: readonly T[],
  fallback: T,
): T {
  const value = env[name];
  if (!value) return fallback;
  const found = choices.find((choice) => choice === value);
  if (!found) throw new ConfigError(`${name} is "${value}": it must be one of ${choices.join(', ')}.`);
  return found;
}
