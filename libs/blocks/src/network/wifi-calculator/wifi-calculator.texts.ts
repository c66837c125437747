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
/** Note for pages on which no script shows the devices of a category. */
export const devicesComeNext: UiText = {
  en: 'Choose a router and a kind, then press the button: the devices come with the next page.',
  es: 'Elige un router y un tipo y presiona el botón: los dispositivos vienen con la siguiente página.',
};

/** The unit as spoken after a number. */
export const megabits: UiText = { en: 'megabits per second', es: 'megabits por segundo' };
