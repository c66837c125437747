import type { UiText } from '@skein/ui';

/** What the cities' components say where content does not. */
export const citiesTexts = {
  comingSoon: { en: 'Coming soon', es: 'Muy pronto' },
  cityList: { en: 'Cities by state', es: 'Ciudades por estado' },
} as const satisfies Record<string, UiText>;
