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
/** Text before the names of the places where a plan is offered. */
export const onlyIn: UiText = { en: 'Only in', es: 'Solo en' };
/** Text after the name of a plan. */
export const notHere: UiText = {
  en: 'isn’t available at your address.',
  es: 'no está disponible en tu dirección.',
};
/** Label of the plan that a visitor can have in place of the chosen plan. */
export const availableHere: UiText = { en: 'Available at your address', es: 'Disponible en tu dirección' };
export const takeThis: UiText = { en: 'Choose this plan', es: 'Elegir este plan' };
export const changePlan: UiText = { en: 'Change plan', es: 'Cambiar de plan' };
