/** Host and port at which a process reaches itself: who listens everywhere is at home, too, and who listens at one address is nowhere else. */
export function reachedAt(host: string, port: number): string {
  const name = ['0.0.0.0', '::', '[::]'].includes(host) ? 'localhost' : host;
  return `${name.includes(':') && !name.startsWith('[') ? `[${name}]` : name}:${port}`;
}
