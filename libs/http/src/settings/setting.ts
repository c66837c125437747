import type * as v from 'valibot';

/** The process that reads a setting: `site` draws pages, and `api` runs the services if they are separate. */
export type Process = 'site' | 'api';

/** A setting. It has a schema for each process that reads it, and a description for the operator. */
export interface Setting {
  readonly site?: v.GenericSchema;
  readonly api?: v.GenericSchema;
  readonly about: string;
  /** What happens if the setting is unset and has no default. The text may differ between processes. */
  readonly unset?: string | { readonly site?: string; readonly api?: string };
  /** A value that the operator can copy. Default: the default value of the setting. */
  readonly example?: string;
}

export const both = <Schema extends v.GenericSchema>(schema: Schema) => ({ site: schema, api: schema });
export const embedded = { unset: 'embedded' } as const;
export const none = { unset: 'none' } as const;
