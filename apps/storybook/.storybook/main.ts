import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.mdx', '../../../libs/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The other reader, which goes by way of TypeScript, loses the props of components that are re-exported.
  typescript: { reactDocgen: 'react-docgen' },
  staticDirs: [
    { from: '../../../content/generated/assets', to: '/artwork' },
    { from: '../../../libs/ui/src/fonts', to: '/fonts' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
