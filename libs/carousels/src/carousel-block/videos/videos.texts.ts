import type { UiText } from '@skein/ui';

export const videosTexts = {
  label: { en: 'Films', es: 'Películas' },
} as const satisfies Readonly<Record<string, UiText>>;
