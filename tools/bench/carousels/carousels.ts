import { openBrowser } from '../../visual/open-browser.ts';
import { serveFolder } from '../../visual/serve-folder.ts';
import { buildCarouselPages } from './build.ts';
import { measureLeaks, type Leaks } from './leaks.ts';
import { carouselSizes, type CarouselSize } from './sizes.ts';
import { measureSmoothness, type Smoothness } from './smoothness.ts';

const SLIDES = 100;

export interface CarouselFigures extends Smoothness {
  readonly sizes: readonly CarouselSize[];
  readonly slides: number;
  readonly leaks: Leaks;
}

/** Carousels of ours, beside those that one could install: bytes, smoothness and what they leave behind. */
export async function benchCarousels(): Promise<CarouselFigures> {
  const sizes = await carouselSizes();
  const served = await serveFolder(await buildCarouselPages(SLIDES));
  const browser = await openBrowser();
  try {
    const smoothness = await measureSmoothness(browser, `${served.origin}/`);
    const leaks = await measureLeaks(browser, `${served.origin}/mounted.html`);
    return { sizes, slides: SLIDES, ...smoothness, leaks };
  } finally {
    await browser.close();
    served.stop();
  }
}
