import { prepareDataDir } from '@skein/http';
import { readSettings, type Process, type PartContext } from '@skein/http/settings';
import { hostSettingsTable } from '../settings/settings-table.ts';
import type { MakeSitePart, SitePart } from './site-part.ts';

/** The environment variables of a process. */
export type Variables = PartContext['variables'];

/**
 * Reads the settings of the host and of all parts together.
 * @throws SettingsError that names each unusable setting
 */
export function checkSettings(parts: readonly MakeSitePart[], process: Process, variables: Variables): void {
  const tables = parts.map(({ table }) => table);
  readSettings(Object.assign({}, hostSettingsTable, ...tables), process, variables);
}

/** Checks the folders that parts write to, then makes the parts. @throws StartError */
export function makeParts(parts: readonly MakeSitePart[], context: PartContext): SitePart[] {
  const folders = parts.flatMap(({ folders: own = [] }) => own);
  prepareDataDir(context.settings.dataDir, folders);
  return parts.map((make) => make(context));
}
