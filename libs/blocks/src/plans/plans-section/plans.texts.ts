import type { UiText } from '@skein/ui';

export const whatYouGet: UiText = { en: 'What you get', es: 'Qué incluye' };
/** Opens the details of a plan: what its closed card omits. */
export const whatElse: UiText = { en: 'What else you get', es: 'Qué más incluye' };
export const price: UiText = { en: 'Price', es: 'Precio' };
export const goodFor: UiText = { en: 'Good for', es: 'Para qué sirve' };
export const addOns: UiText = { en: 'Add-ons', es: 'Extras' };
/** Text of a comparison's cell for a plan without a value. */
export const nothing: UiText = { en: 'None', es: 'Nada' };
