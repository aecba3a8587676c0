import { isIPv4, isIPv6 } from 'node:net';

/** The part of an IPv6 address that a provider gives to one customer: 64 bits, four of its eight groups. */
const CUSTOMER_GROUPS = 4;
const GROUPS = 8;

/**
 * The network behind an address, as limits count it: an IPv4 address itself, of an IPv6 address its /64, because whoever
 * has one address of those has all 18 quintillion. An IPv4 address that is written as IPv6 is the IPv4 address.
 */
export function toNetwork(address: string): string {
  const [plain = ''] = address.split('%'); // without the zone of a link-local address
  if (!isIPv6(plain)) return plain;
  const groups = toGroups(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return toIPv4(groups[6] ?? 0, groups[7] ?? 0);
  const network = groups.slice(0, CUSTOMER_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

function toIPv4(high: number, low: number): string {
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
}

/** The eight numbers of an IPv6 address, whichever way it is written. */
function toGroups(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const first = parseGroups(head);
  if (tail === undefined) return first;
  const last = parseGroups(tail);
  return [...first, ...Array<number>(GROUPS - first.length - last.length).fill(0), ...last];
}

function parseGroups(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((part) => {
    if (!isIPv4(part)) return [Number.parseInt(part, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
    return [(a << 8) | b, (c << 8) | d];
  });
}
