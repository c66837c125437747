import type { StorybookConfig } from '@storybook/react-vite';
import { nameDocs } from './name-docs.ts';

/**
 * A Spanish test run leaves out the primitives' stories, because their play functions find elements by English
 * texts. Each primitive with built-in texts has a separate Spanish story.
 */
const spanishTests = process.env['VITEST'] === 'true' && process.env['STORY_LANGUAGE'] === 'es';
const libraries = spanishTests ? '!(ui)' : '*';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.mdx', `../../../libs/${libraries}/src/**/*.stories.tsx`],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The default reader of props uses TypeScript. It loses the props of re-exported components.
  typescript: { reactDocgen: 'react-docgen' },
  staticDirs: [
    { from: '../../../content/artwork/files', to: '/artwork' },
    { from: '../../../libs/ui/src/fonts', to: '/fonts' },
    { from: '../../../dist/speed-test', to: '/speed-test' },
  ],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default { ...config, storyIndexGenerator: nameDocs };
