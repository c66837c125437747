import type { UiText } from './ui-language.ts';

/**
 * What the primitives say when nobody tells them otherwise. Texts that a visitor sees normally come from content;
 * these stand in where a caller leaves the prop out.
 */
export const uiTexts = {
  opensInNewTab: { en: 'opens in a new tab', es: 'se abre en una pestaña nueva' },
  busy: { en: 'Working on it', es: 'Un momento' },
  close: { en: 'Close', es: 'Cerrar' },
  dismiss: { en: 'Dismiss', es: 'Descartar' },
  play: { en: 'Play video', es: 'Reproducir el video' },
  pause: { en: 'Pause video', es: 'Pausar el video' },
  wideTable: { en: 'Table, scrolls sideways', es: 'Tabla, se desplaza hacia los lados' },
  optional: { en: 'optional', es: 'opcional' },
  toneInfo: { en: 'Note', es: 'Nota' },
  tonePositive: { en: 'Done', es: 'Listo' },
  toneWarning: { en: 'Careful', es: 'Atención' },
  toneDanger: { en: 'Problem', es: 'Problema' },
  badgeAvailable: { en: 'Available', es: 'Disponible' },
  badgeComingSoon: { en: 'Coming soon', es: 'Muy pronto' },
  badgeOutage: { en: 'Outage', es: 'Interrupción' },
  badgeNew: { en: 'New', es: 'Nuevo' },
  notifications: { en: 'Notifications', es: 'Avisos' },
} as const satisfies Record<string, UiText>;
