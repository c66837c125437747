import { globSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumVersion } from '../browser/chromium-version.ts';
import { ROOT } from '../commands/run.ts';
import { runTests } from './run-tests.ts';

/**
 * The stories of a library in a browser; the folder of the library is the only word. A file of stories is not run again
 * as long as everything that it imports, the frame around it and the pictures have the same bytes.
 */
const [folder = ''] = process.argv.slice(2);

/** Circumstances that a run can choose. */
const SETTINGS = ['STORY_LANGUAGE', 'STORY_THEME', 'STORY_VIEWPORT'];

const ok = await runTests({
  home: join(ROOT, 'apps/storybook'),
  files: globSync(`${folder}/src/**/*.stories.tsx`, { cwd: ROOT }).sort(),
  memory: {
    frame: ['apps/storybook/.storybook/preview.tsx'],
    beside: [
      'apps/storybook/.storybook/**/*',
      'apps/storybook/vite.config.ts',
      'apps/storybook/{package,tsconfig}.json',
      'content/generated/assets/**/*',
      'dist/speed-test/**/*',
      'libs/ui/src/fonts/*',
      'libs/*/package.json',
      'package-lock.json',
      'tools/memory/*.ts',
    ],
    settings: [chromiumVersion(), ...SETTINGS.map((name) => process.env[name])],
  },
});
process.exit(ok ? 0 : 1);
