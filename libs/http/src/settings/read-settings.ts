import * as v from 'valibot';
import { StartError } from '../process/start-error.ts';
import type { Process, Setting } from './setting.ts';

/** Settings by the names of their environment variables. */
export type SettingsTable = Readonly<Record<string, Setting>>;

/** The schema of each setting that a process reads. The keys are the names of the settings. */
type Entries<Table extends SettingsTable, Reader extends Process> = {
  readonly [
    Name in keyof Table as Table[Name] extends Readonly<Record<Reader, unknown>> ? Name : never
  ]: Table[Name] extends Readonly<Record<Reader, infer Schema extends v.GenericSchema>> ? Schema : never;
};
/** The values of the settings that a process reads from a table. */
export type SettingsOf<Table extends SettingsTable, Reader extends Process> = {
  readonly [Name in keyof Entries<Table, Reader>]: v.InferOutput<Entries<Table, Reader>[Name]>;
};

/** Thrown for unusable settings. The message says for each setting what its value must be. */
export class SettingsError extends StartError {
  override name = 'SettingsError';
}

/**
 * Reads the settings of a process. Empty variables count as unset.
 * @throws SettingsError
 */
export function readSettings<const Table extends SettingsTable, Reader extends Process>(
  table: Table,
  reader: Reader,
  variables: Readonly<Record<string, string | undefined>>,
): SettingsOf<Table, Reader> {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = Object.entries(table).flatMap(([name, { [reader]: schema }]) =>
    schema === undefined ? [] : [[name, schema] as const],
  );
  // The default message of a rule repeats the value, which may be a password.
  const result = v.safeParse(v.object(Object.fromEntries(read)), given, {
    message: 'has a value that cannot be used',
  });
  if (result.success) return result.output as SettingsOf<Table, Reader>;
  const lines = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? '?'} ${issue.message}`);
  throw new SettingsError(`These settings cannot be used:\n${[...new Set(lines)].join('\n')}`);
}
