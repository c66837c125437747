import type { UiText } from '@skein/ui';

/** Built-in texts of the components for cities. They apply where content sets no text. */
export const citiesTexts = {
  comingSoon: { en: 'Coming soon', es: 'Próximamente' },
  opensInNewTab: { en: 'opens in a new tab', es: 'se abre en una pestaña nueva' },
  cityList: { en: 'Cities by state', es: 'Ciudades por estado' },
} as const satisfies Record<string, UiText>;
