import { createRegistry } from '@skein/cms-client';
import type { SiteDefinition } from '@skein/host';
import * as shell from '@skein/shell/blocks';
import { pageFrame } from '@skein/shell/serve';
import { defineBrand, fontFacesCss, globalCss } from '@skein/ui';
import { languages, providers, words } from './providers.ts';
import { speed } from './speed/speed.block.ts';

const brand = defineBrand({ name: 'Harbor Fiber', colors: { primary: '#1c4f9c' } });
const { surface, text, accent } = brand.themes.paper;

/** Everything about the site except its content and its environment. */
export const site: SiteDefinition = {
  name: brand.name,
  registry: createRegistry([shell, speed]),
  frame: pageFrame({ siteName: brand.name }),
  paths: { languages },
  look: {
    css: (fontUrl) => fontFacesCss(fontUrl) + brand.css + globalCss,
    fonts: ['figtree.woff2'],
    palette: brand.palette,
    colors: { surface, text, accent },
  },
  wrap: providers.wrap,
  words,
};
