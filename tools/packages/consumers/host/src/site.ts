import { createRegistry, register } from '@skein/cms-client';
import type { SiteDefinition } from '@skein/host';
import { registrations } from '@skein/shell/registrations';
import { pageFrame } from '@skein/shell/serve';
import { defineBrand, fontFacesCss, globalCss } from '@skein/ui';
import { languages, providers, words } from './providers.ts';
import { speed } from './speed/speed.content.ts';

const brand = defineBrand({ name: 'Harbor Fiber', colors: { primary: '#1c4f9c' } });
const { surface, text, accent } = brand.themes.paper;

/** Everything about the site but its content and where it runs. */
export const site: SiteDefinition = {
  name: brand.name,
  registry: createRegistry([
    ...registrations,
    register(speed, async () => (await import('./speed/speed.tsx')).Speed, {
      when: 'visible',
      island: 'speed',
    }),
  ]),
  frame: pageFrame({ siteName: brand.name }),
  paths: { languages, reserved: ['/api', '/assets'] },
  look: {
    css: (fontUrl) => fontFacesCss(fontUrl) + brand.css + globalCss,
    fonts: ['figtree.woff2'],
    palette: brand.palette,
    colors: { surface, text, accent },
  },
  wrap: providers.wrap,
  words,
};
