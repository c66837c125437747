import type * as v from 'valibot';

/**
 * The processes that read settings: the one that draws pages, and the one of the services if they run apart.
 */
export type Process = 'site' | 'api';

/** A setting: the schema for each process that reads it, and a sentence for the operator. */
export interface Setting {
  readonly site?: v.GenericSchema;
  readonly api?: v.GenericSchema;
  readonly about: string;
  /** What happens if the setting is unset and has no default, for each process if they differ. */
  readonly unset?: string | { readonly site?: string; readonly api?: string };
  /** A value to copy. Default: the default of the setting. */
  readonly example?: string;
}

export const both = <Schema extends v.GenericSchema>(schema: Schema) => ({ site: schema, api: schema });
export const embedded = { unset: 'embedded' } as const;
export const none = { unset: 'none' } as const;
