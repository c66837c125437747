import type { SiteLook } from '@skein/host';
import { defineBrand, globalCss, pageTransitionsCss } from '@skein/ui';

/** The provider's name, colors and fonts. `defineBrand` computes all other colors and sizes from them. */
export const brand = defineBrand({
  name: 'Windlass Fiber',
  colors: {
    primary: '#a8321f',
    paper: '#fbf7f0',
    mist: '#e9eef5',
    ink: '#101d36',
    teal: '#173a66',
    violet: '#5a2440',
    amber: '#f2bd5c',
    coral: '#f4b8a0',
  },
  fonts: {
    heading: '"Bitter", "Rockwell", "Georgia", serif',
    text: '"Work Sans", "Segoe UI", "Helvetica Neue", sans-serif',
  },
  radius: { small: '4px', medium: '8px', large: '14px', pill: '8px' },
});

const face = (family: string, url: string) =>
  `@font-face{font-family:"${family}";font-weight:300 800;font-display:optional;src:url("${url}") format("woff2")}`;
const { surface, text, accent } = brand.themes.paper;

/** The font files are in `fonts`. To change the fonts, edit this file and `vite.config.ts`. */
export const look: SiteLook = {
  css: (fontUrl) =>
    face('Bitter', fontUrl('bitter.woff2')) +
    face('Work Sans', fontUrl('work-sans.woff2')) +
    brand.css +
    globalCss +
    // Headings in Bitter need more space between words than headings in the default font.
    ':is(h1,h2,h3,h4){word-spacing:.08em}' +
    pageTransitionsCss,
  fonts: ['bitter.woff2', 'work-sans.woff2'],
  palette: brand.palette,
  colors: { surface, text, accent },
};
