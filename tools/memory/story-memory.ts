import { chromiumVersion } from '../browser/chromium-version.ts';
import type { MemoryOptions } from './memory.ts';

/** Circumstances that a run can choose. */
const SETTINGS = ['STORY_LANGUAGE', 'STORY_TEXT', 'STORY_THEME', 'STORY_VIEWPORT'];

/** What stories see beside what they import: the frame around every story, and what it serves. */
export const storyMemory = (): MemoryOptions => ({
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
});
