/**
 * Returns the host and port at which a process reaches itself: localhost if the process listens on all
 * addresses, or else the one address on which it listens.
 */
export function reachedAt(host: string, port: number): string {
  const name = ['0.0.0.0', '::', '[::]'].includes(host) ? 'localhost' : host;
  return `${name.includes(':') && !name.startsWith('[') ? `[${name}]` : name}:${port}`;
}
