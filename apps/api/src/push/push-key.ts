import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Config, ConfigError } from '../env.ts';
import { writeWholeSync } from '../files/durable.ts';

/** The place of the key below the data folder. */
export const PUSH_KEY_FILE = 'push.key';

/** The pair by which push services know this installation (VAPID, RFC 8292), each as base64url. */
export type PushKeys = { publicKey: string; privateKey: string };

type Source = Pick<Config, 'pushKey' | 'dataDir'>;

/**
 * The keys of a server: of the setting, or of a file in the data folder that only the owner reads and that is made where
 * there is none. Browsers that subscribed under another key subscribe anew when they are opened next.
 * @throws ConfigError for a key that is none
 */
export function takePushKeys(source: Source): PushKeys {
  const known = findPushKeys(source);
  if (known) return known;
  const made = makePushKeys();
  writeWholeSync(path.join(source.dataDir, PUSH_KEY_FILE), made.privateKey);
  return made;
}

/** The keys for a command beside the server; nothing is written. Null: the first server has not started yet. */
export function findPushKeys({ pushKey, dataDir }: Source): PushKeys | null {
  if (pushKey !== null) return toPair(pushKey, 'EHS_PUSH_KEY');
  const file = path.join(dataDir, PUSH_KEY_FILE);
  return existsSync(file) ? toPair(readFileSync(file, 'utf8').trim(), file) : null;
}

/** A new pair. */
export function makePushKeys(): PushKeys {
  return toPair(randomBytes(32).toString('base64url'), 'A new key');
}

function toPair(privateKey: string, where: string): PushKeys {
  const bytes = Buffer.from(privateKey, 'base64url');
  try {
    if (bytes.length !== 32) throw new RangeError('not 32 bytes');
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(bytes);
    return { publicKey: curve.getPublicKey('base64url'), privateKey };
  } catch (error) {
    throw new ConfigError(
      `${where} must be a private key of the curve P-256: 32 bytes as base64url, as web-push creates them.`,
      { cause: error },
    );
  }
}
