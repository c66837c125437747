import type { UiText } from '@skein/ui';

export const state: UiText = { en: 'State', es: 'Estado' };
export const city: UiText = { en: 'City', es: 'Ciudad' };
export const pickState: UiText = { en: 'Pick a state', es: 'Elige un estado' };
export const pickStateFirst: UiText = { en: 'Pick a state first', es: 'Primero elige un estado' };
export const pickCity: UiText = { en: 'Pick a city', es: 'Elige una ciudad' };
export const writeReview: UiText = { en: 'Write a review', es: 'Escribir una reseña' };
export const newTab: UiText = { en: 'opens in a new tab', es: 'se abre en otra pestaña' };
