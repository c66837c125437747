import { SettingsError } from '@skein/http/settings';
import type { HostSettings } from '@skein/http/settings';

const NO_ADDRESS = ({ host }: Listening) => `HOST ${host} is no address of this machine.`;
const PROBLEMS: Readonly<Record<string, (where: Listening) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken. Choose another: PORT=3100 npm start`,
  EACCES: ({ port }) => `Port ${port} is not open to this user. Choose another: PORT=3100 npm start`,
  EADDRNOTAVAIL: NO_ADDRESS,
  ENOTFOUND: NO_ADDRESS,
};

type Listening = Pick<HostSettings, 'host' | 'port'>;

/**
 * Returns an error that names the setting that prevents a server from listening. Returns the original error if
 * no setting is the cause.
 */
export function listenProblem(error: unknown, where: Listening): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const told = PROBLEMS[code]?.(where);
  return told === undefined ? error : new SettingsError(told);
}
