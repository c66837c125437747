import { addons } from 'storybook/manager-api';
import { skeinTheme } from './skein-theme.ts';

addons.setConfig({
  theme: skeinTheme,
  sidebar: { showRoots: true },
});
