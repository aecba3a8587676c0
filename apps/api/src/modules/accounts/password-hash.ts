import { hash, verify } from '@node-rs/argon2';

/** The package declares its enumeration as constants that vanish at compile time; this is Algorithm.Argon2id. */
const ARGON2ID = 2;
// 64 MiB and 3 passes: six times the floor of OWASP's cheat sheet, about 60 ms on one core.
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };

let dummy: Promise<string> | null = null;

/** Hashes a password with argon2id. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/**
 * Checks a password. Without a hash (an unknown email, an account that has no password yet) a fixed dummy is
 * checked, so that the time tells nothing.
 */
export async function isPasswordRight(storedHash: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword('the hash of nobody');
  const matches = await verify(storedHash ?? (await dummy), password);
  return matches && storedHash !== null;
}
