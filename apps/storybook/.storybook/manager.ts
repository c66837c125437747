import { addons } from 'storybook/manager-api';
import { skeinTheme } from './skein-theme.ts';

addons.setConfig({
  theme: skeinTheme,
  // Search reads the whole title: `hero 7`, and the content type at its end, which the sidebar leaves out.
  sidebar: { showRoots: true, renderLabel: ({ name }) => name.replace(/ · gf\w+$/, '') },
});
