import { describe, expect, it } from 'vitest';
import { served } from '../testing/served.ts';
import { heroCarousel } from './hero-carousel.block.ts';
import * as fixtures from './hero-carousel.fixtures.ts';
import { HeroCarousel } from './hero-carousel.tsx';

const show = (fixture: (typeof fixtures)[keyof typeof fixtures], locale: 'en-US' | 'es' = 'en-US') =>
  served(heroCarousel, HeroCarousel, fixture, locale);

describe('HeroCarousel', () => {
  it('moves every 5000 ms within 1000 ms, and stops at the first slide after one round', () => {
    expect(show(fixtures.heroCarouselBasic).options).toEqual({
      interval: 5000,
      transition: 1000,
      loop: true,
      once: true,
    });
  });

  it('has one title of the page, that of its first slide, and all the others below it', () => {
    const { element } = show(fixtures.heroCarouselBasic, 'es');
    expect(
      [...element.querySelectorAll('h1,h2')].map(({ tagName, textContent }) => [tagName, textContent]),
    ).toEqual([
      ['H1', 'Nueve calles más'],
      ['H2', 'Dos horas, un agujero'],
      ['H2', 'El router viene en la caja'],
    ]);
    expect(element.querySelector('section')?.getAttribute('aria-label')).toBe('Novedades en tu calle');
  });

  it('leaves the title of the page to another block when it is told to', () => {
    const { element } = show(fixtures.heroCarouselBelow);
    expect(element.querySelector('h1')).toBeNull();
    expect(element.querySelectorAll('h2')).toHaveLength(2);
  });

  it('keeps its form outside the slides', () => {
    const { element } = show(fixtures.heroCarouselWithForm);
    expect(element.querySelector('form')?.closest('[data-slide]')).toBeNull();
    expect(element.querySelector('form')?.closest('[data-carousel]')).not.toBeNull();
  });

  it('can be stopped, and has nothing to stop with one slide, and is nothing without any', () => {
    expect(show(fixtures.heroCarouselBasic).element.querySelector('[data-pause]')).not.toBeNull();
    expect(show(fixtures.heroCarouselOne).element.querySelector('button')).toBeNull();
    expect(show(fixtures.heroCarouselNone).element.innerHTML).toBe('');
  });

  it('asks for the picture of its first slide before all others', () => {
    const images = [...show(fixtures.heroCarouselBasic).element.querySelectorAll('img')];
    expect(images.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
  });
});
