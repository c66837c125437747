/**
 * Returns the part of an IP address that rate limits count as one visitor. For IPv4, it is the whole address.
 * For IPv6, it is the /56 network, because a household has a whole network.
 * @param ip undefined if the visitor has closed the connection; all these visitors count as one visitor
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
