import type { StorybookConfig } from '@storybook/react-vite';

/**
 * The play functions of the primitives' stories name things by their English built-in texts, so a test run in Spanish
 * leaves them out; each primitive with such texts has a Spanish story of its own.
 */
const spanishTests = process.env['VITEST'] === 'true' && process.env['STORY_LANGUAGE'] === 'es';
const libraries = spanishTests ? '!(ui)' : '*';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.mdx', `../../../libs/${libraries}/src/**/*.stories.tsx`],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The other reader, which goes by way of TypeScript, loses the props of components that are re-exported.
  typescript: { reactDocgen: 'react-docgen' },
  staticDirs: [
    { from: '../../../content/artwork/files', to: '/artwork' },
    { from: '../../../libs/ui/src/fonts', to: '/fonts' },
    { from: '../../../dist/speed-test', to: '/speed-test' },
  ],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
