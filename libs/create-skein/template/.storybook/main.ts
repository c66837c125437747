import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  // Storybook needs its own Vite configuration: the site's `vite.config.ts` builds a site, not stories.
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
