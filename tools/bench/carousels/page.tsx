import { Carousel } from '@skein/carousels';
import { globalCss, tokensCss } from '@skein/ui';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { LOOK, slidesOf } from './slides.tsx';

/** A page with a carousel of `count` slides as a server sends it, and one script. */
export function servedPage(count: number, script: string): string {
  const sheet = new ServerStyleSheet();
  const body = renderToString(sheet.collectStyles(<Carousel {...LOOK} slides={slidesOf(count)} />));
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bench</title><style>${tokensCss}${globalCss}</style>${sheet.getStyleTags()}<body data-theme="paper"><div id="root">${body}</div><script type="module" src="${script}"></script></body></html>`;
}
