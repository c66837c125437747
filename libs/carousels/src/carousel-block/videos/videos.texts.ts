import type { UiText } from '@skein/ui';

export const videosTexts = {
  label: { en: 'Videos', es: 'Videos' },
} as const satisfies Readonly<Record<string, UiText>>;
