import type { UiText } from '@skein/ui';

export const carouselTexts = {
  previous: { en: 'Previous', es: 'Anterior' },
  next: { en: 'Next', es: 'Siguiente' },
  pause: { en: 'Pause slideshow', es: 'Pausar la presentación' },
  play: { en: 'Play slideshow', es: 'Reproducir la presentación' },
  carousel: { en: 'carousel', es: 'carrusel' },
  slide: { en: 'slide', es: 'diapositiva' },
} as const satisfies Readonly<Record<string, UiText>>;

/** What a slide is called that has no name of its own. `place` from 1. */
export const placeText: UiText = { en: '{place} of {count}', es: '{place} de {count}' };

/** What the button to a slide says. */
export const toSlideText: UiText = { en: 'Go to slide {place}', es: 'Ir a la diapositiva {place}' };
