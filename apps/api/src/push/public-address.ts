import { lookup as resolve } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Finds the addresses of a host, as the system does. */
export type Resolve = (host: string) => Promise<readonly { address: string; family: number }[]>;

/** The resolver of the system. */
export const resolveHost: Resolve = (host) => resolve(host, { all: true });

/** Whether an address is one of the public internet: not this machine, not its network, nothing reserved. */
export function isPublicAddress(address: string): boolean {
  // An IPv4 address in the clothes of an IPv6 one counts as what it is.
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/**
 * Whether an address that a user gave may be called: https, no credentials in it, and a host of which every address is a
 * public one.
 */
export async function isPublicUrl(url: string, resolveTo: Resolve = resolveHost): Promise<boolean> {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  try {
    const found = await resolveTo(toHost(hostname));
    return found.length > 0 && found.every(({ address }) => isPublicAddress(address));
  } catch {
    return false;
  }
}

/** The host as a resolver takes it: an IPv6 address without its brackets. */
function toHost(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/**
 * A lookup that connects to public addresses alone: what a name meant when it was checked, it need not mean now. An address
 * that is written as such is not looked up by Node and has to be checked before.
 */
export function createPublicLookup(resolveTo: Resolve = resolveHost): LookupFunction {
  return (host, options, callback) => {
    resolveTo(host).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isPublicAddress(address)))
          return callback(new Error(`${host} is not on the public internet`), '', 0);
        return options.all ? callback(null, [...found]) : callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
}
