import { join } from 'node:path';
import { carriedCode } from '../../../libs/carried-code.ts';

/** What one would import for one carousel: files in `candidates`, and what they export. */
interface Candidate {
  readonly name: string;
  readonly file: string;
  readonly exports: string;
}

const OURS: readonly Candidate[] = [
  { name: '@skein/carousels, enhancer', file: 'skein-enhancer.ts', exports: 'enhanceCarousels' },
  { name: '@skein/carousels, useCarousel', file: 'skein-hook.ts', exports: 'useCarousel' },
  { name: '@skein/carousels, Carousel', file: 'skein-component.ts', exports: 'Carousel' },
];
/**
 * The React binding of each. Their styles, which ours brings along, are left out; so are arrows, dots and autoplay, which
 * all but the last leave to the host or to modules.
 */
const OTHERS: readonly Candidate[] = [
  { name: 'embla-carousel-react', file: 'embla.ts', exports: 'default' },
  { name: 'swiper', file: 'swiper.ts', exports: 'Swiper, SwiperSlide' },
  { name: 'keen-slider', file: 'keen-slider.ts', exports: 'useKeenSlider' },
  { name: 'react-responsive-carousel', file: 'react-responsive-carousel.ts', exports: 'Carousel' },
];

export interface CarouselSize {
  readonly name: string;
  readonly ours: boolean;
  /** Beside React and styled-components, minified, gzip. */
  readonly gzipBytes: number;
}

/** Bytes that a page carries for one carousel: each built the same way, one thing imported. */
export async function carouselSizes(): Promise<CarouselSize[]> {
  const sizes: CarouselSize[] = [];
  for (const one of [...OURS, ...OTHERS]) {
    const { gzipBytes } = await carriedCode(join(import.meta.dirname, 'candidates', one.file), one.exports);
    sizes.push({ name: one.name, ours: OURS.includes(one), gzipBytes });
  }
  return sizes;
}
