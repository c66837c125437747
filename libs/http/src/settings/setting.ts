import type * as v from 'valibot';

/** Who reads settings: the process that draws pages, and that of the services when they run by themselves. */
export type Process = 'site' | 'api';

/** A setting: how each process that reads it takes it, and a sentence for whoever sets it. */
export interface Setting {
  readonly site?: v.GenericSchema;
  readonly api?: v.GenericSchema;
  readonly about: string;
  /** What holds where nobody sets it and no value stands for that, for each process where they differ. */
  readonly unset?: string | { readonly site?: string; readonly api?: string };
  /** A value to copy. Without one, the default. */
  readonly example?: string;
}

export const both = <Schema extends v.GenericSchema>(schema: Schema) => ({ site: schema, api: schema });
export const embedded = { unset: 'embedded' } as const;
export const none = { unset: 'none' } as const;
