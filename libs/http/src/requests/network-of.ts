/**
 * Returns the network of an IP address, for limits: an IPv4 address itself, or the IPv6 network of a household
 * (a /56).
 * @param ip undefined if the visitor has already left; all such visitors count as one
 */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return 'gone';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(ip)?.[1];
  if (mapped !== undefined || !ip.includes(':')) return mapped ?? ip;
  const [head = '', tail] = ip.split('%')[0]?.toLowerCase().split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const all = [...groups, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...rest];
  const [one = '', two = '', three = '', four = ''] = all.map((group) => group.replace(/^0+(?=.)/u, ''));
  const half = (Number.parseInt(four, 16) & 0xff00).toString(16);
  return `${one}:${two}:${three}:${half}::/56`;
}
