import type { UiText } from '@skein/ui';

export const accoladesTexts = {
  label: { en: 'Awards', es: 'Reconocimientos' },
} as const satisfies Readonly<Record<string, UiText>>;
