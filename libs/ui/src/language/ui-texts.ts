import type { UiText } from './ui-language.ts';

/**
 * The default texts of components, for callers that omit a prop. Most texts on a page come from content. Import
 * this module as `uiTexts`, so that a page loads only the texts that it uses.
 */
export const opensInNewTab: UiText = { en: 'opens in a new tab', es: 'se abre en una pestaña nueva' };
export const busy: UiText = { en: 'Working on it', es: 'Un momento' };
export const close: UiText = { en: 'Close', es: 'Cerrar' };
export const dismiss: UiText = { en: 'Dismiss', es: 'Descartar' };
export const video: UiText = { en: 'Video', es: 'Video' };
export const play: UiText = { en: 'Play video', es: 'Reproducir el video' };
export const pause: UiText = { en: 'Pause video', es: 'Pausar el video' };
export const table: UiText = { en: 'Table', es: 'Tabla' };
export const wideTable: UiText = { en: 'Table, scrolls sideways', es: 'Tabla, se desplaza hacia los lados' };
export const optional: UiText = { en: 'optional', es: 'opcional' };
export const toneInfo: UiText = { en: 'Note', es: 'Nota' };
export const tonePositive: UiText = { en: 'Done', es: 'Listo' };
export const toneWarning: UiText = { en: 'Careful', es: 'Atención' };
export const toneDanger: UiText = { en: 'Problem', es: 'Problema' };
export const badgeAvailable: UiText = { en: 'Available', es: 'Disponible' };
export const badgeComingSoon: UiText = { en: 'Coming soon', es: 'Próximamente' };
export const badgeOutage: UiText = { en: 'Outage', es: 'Interrupción' };
export const badgeNew: UiText = { en: 'New', es: 'Nuevo' };
export const notifications: UiText = { en: 'Notifications', es: 'Avisos' };
