import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  // The configuration of the site builds a site, which stories are not.
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../src/**/*.stories.tsx'],
  staticDirs: [
    { from: '../fonts', to: '/fonts' },
    { from: '../content/assets', to: '/assets' },
  ],
  core: { disableTelemetry: true },
};

export default config;
