import type { UiText } from '../language/ui-language.ts';

export const listText: UiText = { en: 'Suggestions', es: 'Sugerencias' };
export const oneText: UiText = {
  en: 'One suggestion. Use the arrow keys to choose it.',
  es: 'Una sugerencia. Elígela con las flechas.',
};
export const manyText: UiText = {
  en: '{count} suggestions. Use the arrow keys to choose one.',
  es: '{count} sugerencias. Elige una con las flechas.',
};
