import { addons } from 'storybook/manager-api';
import { skeinTheme } from './skein-theme.ts';

addons.setConfig({
  theme: skeinTheme,
  // The sidebar omits the content type at the end of a name. Search finds the whole name: `hero 7`.
  sidebar: {
    showRoots: true,
    renderLabel: (item) =>
      item.type === 'docs' && item.importPath.endsWith('.tsx') ? 'Docs' : item.name.replace(/ · gf\w+$/, ''),
  },
});
