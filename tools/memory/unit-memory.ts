import type { MemoryOptions } from './memory.ts';

/** Services that a run can be given. */
const SETTINGS = ['CACHE_URL', 'DATABASE_URL'];

/** What unit tests see beside what they import. @param folder of the project, from the root of the workspace */
export const unitMemory = (folder: string): MemoryOptions => ({
  frame: [],
  beside: [
    `${folder}/{vite,vitest}.config.ts`,
    `${folder}/tsconfig*.json`,
    'libs/{vite,vitest}.*.ts',
    '{apps,libs}/*/package.json',
    '{content,content/art,tools}/package.json',
    'package-lock.json',
    'tools/memory/*.ts',
  ],
  reads: {
    // These start programs of the machine's, or of the services.
    'apps/api/src/storage/testing/temporary-postgres.ts':
      'apps/api/src/storage/testing/temporary-postgres.ts',
    'apps/api/src/rate-limit/rate-limit.test.ts': 'apps/api/src/rate-limit/rate-limit.test.ts',
    'apps/api/src/careers/applications/applications-killed.test.ts': 'apps/api/src/**/*.ts',
    'apps/api/src/address/demo/named-addresses.test.ts': 'docs/demo-data.md',
    'apps/api/src/content/fixtures/fixtures.ts': 'apps/api/src/content/fixtures/**/*.json',
    'content/art/films/files.ts': 'content/art/films/encoded/*',
  },
  settings: [process.version, ...SETTINGS.map((name) => process.env[name])],
});
