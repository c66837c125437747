/**
 * Returns the host and port at which a process reaches itself: localhost if it listens on all addresses, or
 * else the address on which it listens.
 */
export function reachedAt(host: string, port: number): string {
  const name = ['0.0.0.0', '::', '[::]'].includes(host) ? 'localhost' : host;
  return `${name.includes(':') && !name.startsWith('[') ? `[${name}]` : name}:${port}`;
}
