import type { UiText } from '@skein/ui';

export const whatYouGet: UiText = { en: 'What you get', es: 'Qué incluye' };
/** Text that opens the details of a plan. A closed card omits the details. */
export const whatElse: UiText = { en: 'What else you get', es: 'Qué más incluye' };
export const price: UiText = { en: 'Price', es: 'Precio' };
export const goodFor: UiText = { en: 'Good for', es: 'Para qué sirve' };
export const addOns: UiText = { en: 'Add-ons', es: 'Extras' };
/** Text of a comparison's cell for a plan without a value. */
export const nothing: UiText = { en: 'None', es: 'Nada' };
export const yourPlan: UiText = { en: 'Your plan', es: 'Tu plan' };
export const changePlan: UiText = { en: 'Change plan', es: 'Cambiar de plan' };
