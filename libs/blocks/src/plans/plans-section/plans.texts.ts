import type { UiText } from '@skein/ui';

/** Opens the details of a plan. */
export const whatYouGet: UiText = { en: 'What you get', es: 'Qué incluye' };
export const price: UiText = { en: 'Price', es: 'Precio' };
export const goodFor: UiText = { en: 'Good for', es: 'Para qué sirve' };
export const addOns: UiText = { en: 'Add-ons', es: 'Extras' };
/** What stands in a comparison where a plan has nothing to say. */
export const nothing: UiText = { en: 'None', es: 'Nada' };
