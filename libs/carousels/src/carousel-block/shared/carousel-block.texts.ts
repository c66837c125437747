import type { UiText } from '@skein/ui';

/** Names of carousels without a title. */
export const carouselBlockTexts = {
  testimonials: { en: 'What people say', es: 'Lo que dice la gente' },
  cards: { en: 'Cards', es: 'Tarjetas' },
  timedList: { en: 'One after the other', es: 'Uno tras otro' },
} as const satisfies Readonly<Record<string, UiText>>;
