import * as v from 'valibot';
import type { serviceSettings } from './service-settings.ts';
import { settings } from './settings.ts';

type Table = typeof settings;
/** The two processes that read settings. */
export type Process = 'site' | 'api';
/** What each setting is taken as by a process, by name. */
type Entries<Reader extends Process> = {
  readonly [
    Name in keyof Table as Table[Name] extends Readonly<Record<Reader, unknown>> ? Name : never
  ]: Table[Name] extends Readonly<Record<Reader, infer Schema extends v.GenericSchema>> ? Schema : never;
};
export type SettingsOf<Reader extends Process> = {
  readonly [Name in keyof Entries<Reader>]: v.InferOutput<Entries<Reader>[Name]>;
};

/** The settings of the services, which run in either process. */
export type ServiceSettings = Pick<SettingsOf<'api'>, keyof typeof serviceSettings>;

/** Settings that cannot be used; the message names each, and what it should be. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Reads the settings of a process. Empty variables count as not set. @throws SettingsError */
export function readSettings<Reader extends Process>(
  reader: Reader,
  variables: Readonly<Record<string, string | undefined>>,
): SettingsOf<Reader> {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = Object.entries(settings).flatMap(([name, setting]) =>
    reader in setting ? [[name, setting[reader as keyof typeof setting]]] : [],
  );
  const schema = v.object(Object.fromEntries(read) as Entries<Reader>);
  // What a rule says by itself holds the value, which may be a password.
  const result = v.safeParse(schema, given, { message: 'has a value that cannot be used' });
  if (result.success) return result.output as SettingsOf<Reader>;
  const lines = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? '?'} ${issue.message}`);
  throw new SettingsError(`These settings cannot be used:\n${[...new Set(lines)].join('\n')}`);
}

/** What holds where nobody has set anything. */
export const defaultSettings: ServiceSettings = readSettings('api', {});
