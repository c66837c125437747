import type { UiText } from '@skein/ui';

export const carouselTexts = {
  previous: { en: 'Previous', es: 'Anterior' },
  next: { en: 'Next', es: 'Siguiente' },
  pause: { en: 'Pause slideshow', es: 'Pausar la presentación' },
  play: { en: 'Play slideshow', es: 'Reproducir la presentación' },
  carousel: { en: 'carousel', es: 'carrusel' },
  slide: { en: 'slide', es: 'diapositiva' },
} as const satisfies Readonly<Record<string, UiText>>;

/** Name of a slide without its own label. `place` starts at 1. */
export const placeText: UiText = { en: '{place} of {count}', es: '{place} de {count}' };

/** Label of the button that leads to a slide. */
export const toSlideText: UiText = { en: 'Go to slide {place}', es: 'Ir a la diapositiva {place}' };
