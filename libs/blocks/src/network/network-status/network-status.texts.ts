import type { UiText } from '@skein/ui';

/** The texts in this file are the defaults of the network status section, for content that sets no texts. */
export const label: UiText = { en: 'Your address', es: 'Tu dirección' };
export const hint: UiText = {
  en: 'Start with the house number, like 1 Ready Rd',
  es: 'Empieza por el número de la casa, como 1 Ready Rd',
};
export const buttonText: UiText = { en: 'Check for outages', es: 'Ver si hay cortes' };
export const allClear: UiText = {
  en: 'All clear. We don’t know of any network problems here.',
  es: 'Todo en orden. No sabemos de ningún problema de la red aquí.',
};
export const potentialIssue: UiText = { en: 'POTENTIAL ISSUE', es: 'POSIBLE PROBLEMA' };
export const confirmedIssue: UiText = { en: 'CONFIRMED ISSUE', es: 'PROBLEMA CONFIRMADO' };
export const serviceDegraded: UiText = { en: 'SERVICE DEGRADED', es: 'SERVICIO LENTO' };
export const serviceOutage: UiText = { en: 'SERVICE OUTAGE', es: 'SERVICIO INTERRUMPIDO' };
export const posted: UiText = { en: 'Posted {time}', es: 'Publicado {time}' };
export const several: UiText = {
  en: 'More than one address matches. Pick yours:',
  es: 'Hay más de una dirección que coincide. Elige la tuya:',
};
export const nothingFound: UiText = {
  en: 'We have no connected home at that address. Check the number, or start with the street.',
  es: 'No tenemos ninguna casa conectada en una dirección así. Revisa el número o empieza por la calle.',
};
export const checkAddress: UiText = { en: 'Check availability', es: 'Ver cobertura' };
export const failed: UiText = {
  en: 'We couldn’t check the network just now. What you typed is still here.',
  es: 'No pudimos consultar la red en este momento. Lo que escribiste sigue aquí.',
};
export const offline: UiText = {
  en: 'You’re offline, so we can’t check the network. What you typed is still here.',
  es: 'No tienes conexión, así que no podemos consultar la red. Lo que escribiste sigue aquí.',
};
export const retryText: UiText = { en: 'Try again', es: 'Intentar de nuevo' };
export const asking: UiText = { en: 'Asking the network', es: 'Consultando la red' };
export const unknownIssue: UiText = { en: 'ISSUE REPORTED', es: 'PROBLEMA NOTIFICADO' };
export const unknownState: UiText = {
  en: 'We can’t tell how the network is here right now. Please try again in a few minutes.',
  es: 'Ahora mismo no podemos saber cómo está la red aquí. Vuelve a intentarlo en unos minutos.',
};
export const unknownAddress: UiText = {
  en: 'An address near what you typed',
  es: 'Una dirección parecida a la que escribiste',
};
export const oneOfEqual: UiText = { en: '{address} ({nth} of {of})', es: '{address} ({nth} de {of})' };
export const tooMany: UiText = {
  en: 'More addresses match. We show the first {count}: type more of yours to find it.',
  es: 'Hay más direcciones que coinciden. Mostramos las primeras {count}: escribe más de la tuya para encontrarla.',
};
