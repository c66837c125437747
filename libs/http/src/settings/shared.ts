import * as v from 'valibot';
import { address, secret } from './kinds.ts';
import { both, type Setting } from './setting.ts';

/* Settings that more than one package reads. */

export const cacheUrl = {
  ...both(v.optional(address(/^rediss?:/u, 'must be an address such as redis://host:6379'))),
  unset: 'each process keeps pages and counts for itself',
  about: 'Valkey or Redis that all replicas share: what was edited, pages that one has drawn, limits',
  example: 'redis://localhost:6379',
} as const satisfies Setting;

export const installationSecret = {
  ...both(v.optional(secret(32))),
  unset: 'files in `DATA_DIR/secrets`, made at the first start',
  about:
    'at least 32 characters that tokens of forms and of the human check are signed with; one for all replicas',
  example: '',
} as const satisfies Setting;
