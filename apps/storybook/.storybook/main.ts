import type { StorybookConfig } from '@storybook/react-vite';

/**
 * Play functions of the primitives' stories find elements by their English built-in texts, so a test run in
 * Spanish leaves them out. Each primitive with built-in texts has a Spanish story.
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
