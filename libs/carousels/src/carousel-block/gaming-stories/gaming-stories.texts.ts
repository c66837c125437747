import type { UiText } from '@skein/ui';

export const gamingStoriesTexts = {
  label: { en: 'Stories from players', es: 'Historias de quienes juegan' },
} as const satisfies Readonly<Record<string, UiText>>;
