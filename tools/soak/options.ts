import { parseArgs } from 'node:util';

export interface SoakOptions {
  /** Submissions a second. */
  readonly rate: number;
  readonly seconds: number;
  /** How often a process is killed on the way. */
  readonly kills: number;
  /** Processes of the services that share a database. */
  readonly processes: number;
  readonly databases: readonly Database[];
}

export type Database = 'sqlite' | 'postgres';

export const USAGE =
  'npm run soak -- [--rate 200] [--seconds 60] [--kills 5] [--processes 1] [--database sqlite|postgres]';

/** @throws Error that says what is wrong */
export function readOptions(args: readonly string[]): SoakOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rate: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '60' },
      kills: { type: 'string', default: '5' },
      processes: { type: 'string', default: '1' },
      database: { type: 'string' },
    },
  });
  const whole = (name: 'rate' | 'seconds' | 'kills' | 'processes', least: number): number => {
    const number = Number(values[name]);
    if (!Number.isInteger(number) || number < least)
      throw new Error(`--${name} is a whole number from ${least}`);
    return number;
  };
  const { database } = values;
  if (database !== undefined && database !== 'sqlite' && database !== 'postgres')
    throw new Error('--database is sqlite or postgres');
  return {
    rate: whole('rate', 1),
    seconds: whole('seconds', 1),
    kills: whole('kills', 0),
    processes: whole('processes', 1),
    databases: database === undefined ? ['sqlite', 'postgres'] : [database],
  };
}
