import { describe, expect, it } from 'vitest';
import { served } from '../testing/served.ts';
import { featuresCarousel } from './features-carousel.block.ts';
import * as fixtures from './features-carousel.fixtures.ts';
import { FeaturesCarousel } from './features-carousel.tsx';

const show = (fixture: (typeof fixtures)[keyof typeof fixtures], locale: 'en-US' | 'es' = 'en-US') =>
  served(featuresCarousel, FeaturesCarousel, fixture, locale).element;

describe('FeaturesCarousel', () => {
  it('counts whoever follows the link to learn more', () => {
    const link = show(fixtures.featuresCarouselBasic).querySelector('a');
    expect(link?.getAttribute('href')).toBe('/product/internet');
    expect(JSON.parse(link?.getAttribute('data-analytics') ?? '{}')).toEqual({
      event: 'learn_more_features',
      category: 'features',
      action: 'click',
      label: 'Learn more',
    });
  });

  it('has no link where it leads nowhere', () => {
    expect(show(fixtures.featuresCarouselLong).querySelector('a')).toBeNull();
  });

  it('stands still, a feature to a slide with its reference and footnotes, in the language of the page', () => {
    const { element, options } = served(
      featuresCarousel,
      FeaturesCarousel,
      fixtures.featuresCarouselBasic,
      'es',
    );
    expect(options).toEqual({});
    const slides = [...element.querySelectorAll('[data-slide]')];
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
      'Sube como baja',
      'A través de dos paredes',
      'A cualquier hora',
      'Un agujero',
    ]);
    expect(slides[0]?.textContent).toContain('Todos los planes');
    expect(slides[1]?.querySelector('li')?.textContent).toBe('Ladrillo, medido por nuestro equipo');
  });

  it('shows its film in place of its picture, and its words alone without features', () => {
    expect(show(fixtures.featuresCarouselFilm).querySelector('video')).not.toBeNull();
    const bare = show(fixtures.featuresCarouselNone);
    expect(bare.textContent).toContain('What is in it');
    expect(bare.querySelector('[data-carousel]')).toBeNull();
  });
});
