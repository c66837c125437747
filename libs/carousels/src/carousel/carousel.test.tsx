import { LanguageProvider } from '@skein/ui';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CAROUSEL_LAYOUTS, MAX_DOTS } from './carousel.constants.ts';
import { Carousel, type CarouselSlide } from './carousel.tsx';

const slides = (count: number): CarouselSlide[] =>
  Array.from({ length: count }, (_, index) => ({ key: String(index), content: `Slide ${index}` }));

function show(count: number, options = {}, language: 'en' | 'es' = 'en'): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = renderToString(
    <LanguageProvider language={language}>
      <Carousel label="Places" slides={slides(count)} options={options} />
    </LanguageProvider>,
  );
  return element;
}

describe('Carousel', () => {
  it('shows three slides, and one where it is narrower than 599 px', () => {
    expect(CAROUSEL_LAYOUTS.map(({ from = 0, width }) => [from, Math.round(100 / width)])).toEqual([
      [0, 1],
      [599, 3],
    ]);
  });

  it('is a carousel of slides to a screen reader, in the language of the page', () => {
    const element = show(3, {}, 'es');
    expect(element.querySelector('section')?.getAttribute('aria-roledescription')).toBe('carrusel');
    const [slide] = element.querySelectorAll('[data-slide]');
    expect(slide?.getAttribute('role')).toBe('group');
    expect(slide?.getAttribute('aria-roledescription')).toBe('diapositiva');
    expect(slide?.getAttribute('aria-label')).toBe('1 de 3');
  });

  it('has a button to stop it only where it moves, before all others', () => {
    expect(show(3).querySelector('[data-pause]')).toBeNull();
    expect(show(3, { interval: 3000 }).querySelector('button')?.hasAttribute('data-pause')).toBe(true);
  });

  it.each([0, 1, 2, 200])('of %i slides shows them all, and no more than is of use beside them', (count) => {
    const element = show(count, { interval: 3000 });
    expect(element.querySelectorAll('[data-slide]')).toHaveLength(count);
    expect(element.querySelectorAll('[data-dot]')).toHaveLength(count > 1 && count <= MAX_DOTS ? count : 0);
    expect(element.querySelectorAll('[data-next]')).toHaveLength(count > 1 ? 1 : 0);
  });
});
