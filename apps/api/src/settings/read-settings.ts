import { readSettings as read, type Process, type SettingsOf as Taken } from '@skein/http/settings';
import { settings } from './settings.ts';

/** The settings of a process. */
export type SettingsOf<Reader extends Process> = Taken<typeof settings, Reader>;

/** Reads the settings of a process. Empty variables count as not set. @throws SettingsError */
export const readSettings = <Reader extends Process>(
  reader: Reader,
  variables: Readonly<Record<string, string | undefined>>,
): SettingsOf<Reader> => read(settings, reader, variables);
