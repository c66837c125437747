import {
  address,
  both,
  cacheUrl,
  days,
  embedded,
  hosts,
  installationSecret,
  licence,
  none,
  publicKey,
  signingSecret,
  text,
  webAddress,
  type Setting,
} from '@skein/http/settings';
import * as v from 'valibot';

/** Settings of the services. Two processes read them: the site's process and the services' process. */
export const serviceSettings = {
  DATABASE_URL: {
    ...both(
      v.optional(
        address(/^postgres(ql)?:/u, 'must be an address such as postgres://user:password@host/database'),
      ),
    ),
    unset: 'SQLite in `DATA_DIR`',
    about: 'Postgres database for submissions of visitors',
    example: 'postgres://skein:password@localhost:5432/skein',
  },
  CACHE_URL: cacheUrl,
  INSTALLATION_SECRET: installationSecret,
  LEADS_WEBHOOK_URL: {
    ...both(v.optional(webAddress)),
    unset: 'submissions are kept, not forwarded',
    about: 'URL that receives submissions of visitors, as JSON',
    example: 'https://crm.example.com/leads',
  },
  LEADS_WEBHOOK_SECRET: {
    ...both(v.optional(signingSecret(16))),
    unset: 'unsigned',
    about: 'signs the calls to `LEADS_WEBHOOK_URL`; at least 16 characters',
    example: '',
  },
  RETENTION_DAYS: {
    ...both(v.optional(days, '90')),
    about: 'days for which a submission is kept after its delivery',
  },
  RECAPTCHA_SECRET: {
    ...both(v.optional(text)),
    unset: 'embedded proof of work',
    about: 'secret key of reCAPTCHA, for the human check',
    example: '',
  },
  RECAPTCHA_SITE_KEY: {
    site: v.optional(publicKey),
    unset: 'embedded proof of work',
    about: 'site key that goes with `RECAPTCHA_SECRET`; public: it is part of every page',
    example: '',
  },
  PORTAL_HOSTS: {
    site: v.optional(hosts),
    unset: 'localhost, 127.0.0.1 and the host of `SITE_ORIGIN`',
    about: 'hosts, separated by commas, on which pages ask for portal data and look up buildings',
    example: 'skein.example',
  },
  LIVE_CHAT_LICENCE: {
    ...both(v.optional(licence)),
    unset: 'only the message form',
    about: 'number of a LiveChat license: `/chat` offers its widget, portal data names it; public',
    example: '12345678',
  },
  CAREERS_BOARD_URL: {
    ...both(
      v.optional(
        v.pipe(
          webAddress,
          v.transform((value) => value.replace(/\/$/u, '')),
        ),
      ),
    ),
    ...embedded,
    about: 'job board that the careers pages show',
    example: 'https://boards-api.example.com/v1/boards/skein',
  },
  CAREERS_BOARD_KIND: {
    ...both(v.optional(v.picklist(['reader', 'public'], 'must be reader or public'), 'reader')),
    about:
      'calls of the job board: `reader` (`/offices`, `/sections`, `/job?id=`), or `public` (`/offices`, `/sections`, `/departments`, `/jobs/{id}`)',
  },
  CAREERS_BOARD_KEY: {
    ...both(v.optional(text)),
    ...none,
    about: 'key of the job board, sent as the user name of basic authentication',
    example: '',
  },
  CAREERS_BOARD_TOKEN: {
    ...both(
      v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u, 'must be letters, digits, - and _')), 'skein'),
    ),
    about: 'name of the job board, sent with each application',
  },
  CAREERS_APPLICATION_URL: {
    ...both(v.optional(webAddress)),
    unset: '`LEADS_WEBHOOK_URL`, as JSON',
    about: 'URL that receives applications, with their files',
    example: 'https://boards.example.com/_grow/api/submit-application',
  },
  CAREERS_APPLICATION_KEY: {
    ...both(v.optional(text)),
    ...none,
    about: 'key for `CAREERS_APPLICATION_URL`, sent as the user name of basic authentication',
    example: '',
  },
  RATE_LIMIT: {
    ...both(v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on')),
    about: '`off`: no limits, for load tests',
  },
} as const satisfies Readonly<Record<string, Setting>>;
