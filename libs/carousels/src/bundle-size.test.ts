// @vitest-environment node
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { carriedCode } from '../../carried-code.ts';

/** Most that a page carries of a carousel, beside React and styled-components. Bytes, gzip. */
const MOST = 6 * 1024;
/** Of a look with its cards and words, which no page of our own carries. */
const MOST_OF_A_LOOK = 11 * 1024;

const carried = (file: string, names: string) => carriedCode(resolve(import.meta.dirname, file), names);

describe('what a page carries', () => {
  it.each([
    ['engine/enhance.ts', 'enhanceCarousels', MOST / 2],
    ['carousel/use-carousel.ts', 'useCarousel', MOST / 2],
    ['carousel/carousel.tsx', 'Carousel', MOST],
    ['index.ts', 'Carousel', MOST],
    ['carousel-block/testimonials/testimonials.tsx', 'Testimonials', MOST_OF_A_LOOK],
    ['carousel-block/timed-list/timed-list.tsx', 'TimedList', MOST_OF_A_LOOK],
    ['carousel-block/cards/cards.tsx', 'Cards', MOST_OF_A_LOOK],
    ['testimonials-module/testimonials-module.tsx', 'TestimonialsModule', MOST_OF_A_LOOK],
  ])('of %s (%s) is at most %i bytes, and nothing of it reads content', async (file, name, most) => {
    const { code, gzipBytes } = await carried(file, name);
    expect(gzipBytes).toBeLessThanOrEqual(most);
    expect(code).not.toMatch(/valibot|contentful|DOMPurify|two copies/i);
  });

  it('of the enhancer is no React', async () => {
    expect((await carried('engine/enhance.ts', 'enhanceCarousels')).code).not.toMatch(/react|styled/i);
  });
});
