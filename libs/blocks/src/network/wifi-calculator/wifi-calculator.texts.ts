import type { UiText } from '@skein/ui';

export const router: UiText = { en: 'Your router', es: 'Tu router' };
export const category: UiText = { en: 'Kind of device', es: 'Tipo de dispositivo' };
export const device: UiText = { en: 'Device', es: 'Dispositivo' };
export const pickRouter: UiText = { en: 'Choose a router', es: 'Elige un router' };
export const pickCategory: UiText = { en: 'Choose a kind', es: 'Elige un tipo' };
export const pickDevice: UiText = { en: 'Choose a device', es: 'Elige un dispositivo' };
export const submit: UiText = { en: 'Show the speed', es: 'Ver la velocidad' };
export const near: UiText = { en: 'In the same room', es: 'En el mismo cuarto' };
export const far: UiText = { en: 'At the far end of your home', es: 'En el otro extremo de tu casa' };
export const help: UiText = { en: 'Which router do I have?', es: '¿Qué router tengo?' };
export const unknown: UiText = {
  en: 'We don’t have a speed for these two yet.',
  es: 'Todavía no tenemos un dato para estos dos.',
};
/** Note for pages without script, where the list of devices comes only with the next page. */
export const devicesComeNext: UiText = {
  en: 'Choose a router and a kind, then press the button: the next page lists the devices.',
  es: 'Elige un router y un tipo y presiona el botón: la siguiente página muestra los dispositivos.',
};

/** The unit, spelled out for screen readers. */
export const megabits: UiText = { en: 'megabits per second', es: 'megabits por segundo' };
