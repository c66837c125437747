import { join } from 'node:path';
import { carriedCode } from '../../../libs/carried-code.ts';
import { ROOT } from '../server.ts';

/** What one would import for one carousel, and what of it counts. */
interface Candidate {
  readonly name: string;
  readonly source: string;
  readonly names: string;
}

const source = (file: string) => join(ROOT, 'libs/carousels/src', file);

const OURS: readonly Candidate[] = [
  { name: '@skein/carousels, enhancer', source: source('engine/enhance.ts'), names: 'enhanceCarousels' },
  { name: '@skein/carousels, useCarousel', source: source('carousel/use-carousel.ts'), names: 'useCarousel' },
  { name: '@skein/carousels, Carousel', source: source('carousel/carousel.tsx'), names: 'Carousel' },
];
/**
 * The React binding of each. Their styles, which ours brings along, are left out; so are arrows, dots and autoplay, which all but the last
 * leave to the host or to modules. */
const OTHERS: readonly Candidate[] = [
  { name: 'embla-carousel-react', source: 'embla-carousel-react', names: 'default' },
  { name: 'swiper', source: 'swiper/react', names: 'Swiper, SwiperSlide' },
  { name: 'keen-slider', source: 'keen-slider/react', names: 'useKeenSlider' },
  { name: 'react-responsive-carousel', source: 'react-responsive-carousel', names: 'Carousel' },
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
    const { gzipBytes } = await carriedCode(one.source, one.names);
    sizes.push({ name: one.name, ours: OURS.includes(one), gzipBytes });
  }
  return sizes;
}
