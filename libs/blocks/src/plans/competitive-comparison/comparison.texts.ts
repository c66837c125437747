import type { UiText } from '@skein/ui';

export const feature: UiText = { en: 'Feature', es: 'Característica' };
export const yes: UiText = { en: 'Yes', es: 'Sí' };
export const no: UiText = { en: 'No', es: 'No' };
export const notStated: UiText = { en: 'Not stated', es: 'Sin datos' };
