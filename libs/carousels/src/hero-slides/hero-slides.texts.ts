import type { UiText } from '@skein/ui';

export const heroSlidesTexts = {
  label: { en: 'In short', es: 'En resumen' },
} as const satisfies Readonly<Record<string, UiText>>;
