import { describe, expect, it } from 'vitest';
import { served } from '../testing/served.ts';
import { testimonialsModule } from './testimonials-module.block.ts';
import * as fixtures from './testimonials-module.fixtures.ts';
import { TestimonialsModule } from './testimonials-module.tsx';

const show = (fixture: (typeof fixtures)[keyof typeof fixtures], locale: 'en-US' | 'es' = 'en-US') =>
  served(testimonialsModule, TestimonialsModule, fixture, locale);

describe('TestimonialsModule', () => {
  it('moves every 10000 ms within 500 ms where the editor wants it to', () => {
    expect(show(fixtures.testimonialsOfAll).options).toEqual({
      interval: 10_000,
      transition: 500,
      loop: true,
    });
    expect(show(fixtures.testimonialsOnInk).options).toEqual({ transition: 500, loop: true });
  });

  it('shows picture, words and captions of each voice', () => {
    const [first] = show(fixtures.testimonialsOfAll, 'es').element.querySelectorAll('[data-slide]');
    expect(first?.querySelector('img')).not.toBeNull();
    expect(first?.querySelector('blockquote')?.textContent).toMatch(/^“Nos mudamos un jueves.*”\.$/);
    expect([...(first?.querySelectorAll('figcaption span') ?? [])].map((line) => line.textContent)).toEqual([
      'Renata Solís',
      'Denver, tercer piso',
    ]);
  });

  it('is nothing without a voice', () =>
    expect(show(fixtures.testimonialsOfNone).element.innerHTML).toBe(''));
});
