import * as v from 'valibot';
import { address, signingSecret } from './kinds.ts';
import { both, type Setting } from './setting.ts';

/* Settings that more than one package reads. */

export const cacheUrl = {
  ...both(v.optional(address(/^rediss?:/u, 'must be an address such as redis://host:6379'))),
  unset: 'pages and limits are per process',
  about: 'Valkey or Redis that all replicas share, for edits, drawn pages and rate limits',
  example: 'redis://localhost:6379',
} as const satisfies Setting;

export const installationSecret = {
  ...both(v.optional(signingSecret(32))),
  unset: 'files in `DATA_DIR/secrets`, made at the first start',
  about:
    'signs the tokens of forms and of the human check, and experiments; the same for all replicas; at least 32 characters',
  example: '',
} as const satisfies Setting;
