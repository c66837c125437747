import * as v from 'valibot';

/** Settings of the job board; part of every process that runs the services. */
export const careersSettings = {
  CAREERS_BOARD_URL: v.optional(
    v.pipe(
      v.string(),
      v.url('must be a web address'),
      v.regex(/^https?:/u, 'must be a web address'),
      v.transform((address) => address.replace(/\/$/u, '')),
    ),
  ),
  CAREERS_BOARD_KIND: v.optional(v.picklist(['reader', 'public'], 'must be reader or public'), 'reader'),
  CAREERS_BOARD_KEY: v.optional(v.pipe(v.string(), v.minLength(1))),
  CAREERS_APPLICATION_URL: v.optional(
    v.pipe(v.string(), v.url('must be a web address'), v.regex(/^https?:/u, 'must be a web address')),
  ),
  CAREERS_APPLICATION_KEY: v.optional(v.pipe(v.string(), v.minLength(1))),
  CAREERS_BOARD_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u, 'must be letters, digits, - and _')),
    'skein',
  ),
} as const;

const Settings = v.object(careersSettings);
export type CareersSettings = v.InferOutput<typeof Settings>;

/** Picks these settings out of all settings of a process. */
export const pickCareersSettings = (all: CareersSettings): CareersSettings => ({
  CAREERS_BOARD_URL: all.CAREERS_BOARD_URL,
  CAREERS_BOARD_KIND: all.CAREERS_BOARD_KIND,
  CAREERS_BOARD_KEY: all.CAREERS_BOARD_KEY,
  CAREERS_BOARD_TOKEN: all.CAREERS_BOARD_TOKEN,
  CAREERS_APPLICATION_URL: all.CAREERS_APPLICATION_URL,
  CAREERS_APPLICATION_KEY: all.CAREERS_APPLICATION_KEY,
});

/** What holds where nobody has set anything: the embedded board. */
export const defaultCareersSettings: CareersSettings = v.parse(Settings, {});
