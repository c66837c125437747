import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { existsSync } from 'node:fs';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { PATIENCE_MS, testLevel, vitestLevels, WAIT_MS } from '../../libs/test-level.ts';
import { leaveOutStories } from './leave-out-stories.ts';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';
/** Path of the browser: from the environment, or the system's Chromium. Undefined: Playwright's browser. */
const chromium = process.env['CHROMIUM_PATH'] ?? (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined);

/** Whether tests run. Tests use a window of a fixed size. The catalog uses the size of the user's window. */
const testing = process.env['VITEST'] === 'true';
const viewport = testing ? (process.env['STORY_VIEWPORT'] ?? '390') : '';
const language = process.env['STORY_LANGUAGE'] === 'es' ? 'es' : 'en';
const theme = process.env['STORY_THEME'] ?? 'paper';
const brand = process.env['STORY_BRAND'] ?? 'skein';
/** Text size, in percent of the browser's normal text size. `200` tests enlarged text. */
const text = testing ? (process.env['STORY_TEXT'] ?? '100') : '100';
const SIZES = {
  '320': { width: 320, height: 640 },
  '390': { width: 390, height: 844 },
  '1440': { width: 1440, height: 900 },
};
const size = SIZES[viewport as keyof typeof SIZES] ?? SIZES['390'];

/**
 * Whether this run has the usual language, theme, brand and text size. The usual run on a phone (`isFirst`) is in each
 * test level, and checks what is the same at every size.
 */
const isUsual = language === 'en' && theme === 'paper' && brand === 'skein' && text === '100';
const isFirst = isUsual && viewport === '390';
/**
 * Which stories to test on pages that other scripts, such as a translator's, have altered. At the level `full`, the
 * wide-screen run tests all kinds of stories, because there all controls are visible.
 */
const strangers = isUsual && viewport === '1440' && testLevel === 'full' ? 'all' : isFirst ? 'some' : 'none';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: `${import.meta.dirname}/node_modules/.vite`,
  plugins: [react()],
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false } } },
  resolve: { conditions: ['@skein/source', ...defaultClientConditions] },
  define: {
    'import.meta.env.STORY_BRAND': JSON.stringify(brand),
    'import.meta.env.STORY_IS_FIRST': JSON.stringify(isFirst),
    'import.meta.env.STORY_LANGUAGE': JSON.stringify(language),
    'import.meta.env.STORY_STRANGERS': JSON.stringify(strangers),
    'import.meta.env.STORY_TESTED': JSON.stringify(testing),
    'import.meta.env.STORY_TEXT': JSON.stringify(text),
    'import.meta.env.STORY_THEME': JSON.stringify(theme),
    'import.meta.env.STORY_WAIT_MS': JSON.stringify(WAIT_MS),
    'import.meta.env.STORY_VIEWPORT': JSON.stringify(viewport),
  },
  test: {
    watch: false,
    reporters: vitestLevels.reporters,
    includeTaskLocation: true,
    // Spanish runs leave out the primitives' stories: see .storybook/main.ts.
    passWithNoTests: language === 'es',
    projects: [
      {
        extends: true,
        plugins: [leaveOutStories, storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
        test: {
          name: `storybook-${viewport}-${language}-${theme}${text === '100' ? '' : `-${text}`}${brand === 'skein' ? '' : `-${brand}`}`,
          // All files share one page, which halves the time. Storybook cleans up after each story.
          isolate: false,
          testTimeout: PATIENCE_MS,
          retry: 1,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: size,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: {
                ...(chromium !== undefined && { executablePath: chromium }),
                args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
              },
              contextOptions: { reducedMotion: 'reduce' },
            }),
          },
        },
      },
    ],
  },
});
