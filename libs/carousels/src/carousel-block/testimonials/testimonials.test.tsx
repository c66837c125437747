import { describe, expect, it } from 'vitest';
import { served } from '../../testing/served.ts';
import { carouselBlock } from '../carousel-block.block.ts';
import { CarouselBlock } from '../carousel-block.tsx';
import { stepOf, TESTIMONIALS_LAYOUTS } from './testimonials.constants.ts';
import * as fixtures from './testimonials.fixtures.ts';

const show = (fixture: (typeof fixtures)[keyof typeof fixtures], locale: 'en-US' | 'es' = 'en-US') =>
  served(carouselBlock, CarouselBlock, fixture, locale);

describe('Testimonials', () => {
  it('moves every 8000 ms within 500 ms, by two where there is an odd number', () => {
    expect(show(fixtures.testimonialsOdd).options).toEqual({
      interval: 8000,
      transition: 500,
      step: 2,
      loop: true,
    });
  });

  it('stands still unless the editor wants it to move, and goes on by one where there is an even number', () => {
    const { element, options } = show(fixtures.testimonialsEven);
    expect(options).toEqual({ transition: 500, step: 1, loop: true });
    expect(element.querySelector('[data-pause]')).toBeNull();
  });

  it.each([
    [1, 2],
    [2, 1],
    [3, 2],
    [8, 1],
  ])('of %i goes on by %i', (count, step) => expect(stepOf(count)).toBe(step));

  it.each([
    ['one', fixtures.testimonialsOne, { arrows: 0, dots: 0 }],
    ['two', fixtures.testimonialsTwo, { arrows: 0, dots: 2 }],
    ['four', fixtures.testimonialsEven, { arrows: 2, dots: 4 }],
  ])('of %s has the arrows and dots that it needs', (_, fixture, { arrows, dots }) => {
    const { element } = show(fixture);
    expect(element.querySelectorAll('[data-previous],[data-next]')).toHaveLength(arrows);
    expect(element.querySelectorAll('[data-dot]')).toHaveLength(dots);
  });

  it('gives slides the widths and margins of each window', () => {
    expect(TESTIMONIALS_LAYOUTS.map(({ from = 0, width, margin }) => [from, width, margin])).toEqual([
      [0, 88, 'column'],
      [600, 91.5, 'column'],
      [840, 96.16, 'column'],
      [1024, 50, 'column'],
    ]);
  });

  it('is read without script: every voice in the page, the buttons out of sight', () => {
    const { element } = show(fixtures.testimonialsOdd, 'es');
    expect(element.querySelectorAll('[data-slide] blockquote')).toHaveLength(5);
    expect(element.querySelector('[data-controls]')?.hasAttribute('hidden')).toBe(true);
    expect(element.querySelector('[data-slide]')?.getAttribute('aria-label')).toBe('1 de 5');
    expect(element.querySelector('section[aria-roledescription]')?.getAttribute('aria-label')).toBe(
      'Cinco cocinas, una sola línea',
    );
  });

  it('is nothing without a voice', () => expect(show(fixtures.testimonialsNone).element.innerHTML).toBe(''));
});
