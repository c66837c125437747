import type { UiText } from '@skein/ui';

/** Default texts of the shell: names of controls, and labels for gaps in the content. */
export const shellTexts = {
  home: { en: 'Home', es: 'Inicio' },
  skipToContent: { en: 'Skip to content', es: 'Saltar al contenido' },
  primaryNavigation: { en: 'Main', es: 'Principal' },
  menu: { en: 'Menu', es: 'Menú' },
  close: { en: 'Close', es: 'Cerrar' },
  comingSoon: { en: 'Coming soon', es: 'Próximamente' },
  contactUs: { en: 'Contact us', es: 'Contáctanos' },
  support: { en: 'Support', es: 'Ayuda' },
  yourCity: { en: 'You’re in', es: 'Estás en' },
  fiberspace: { en: 'Fiberspace', es: 'Fiberspace' },
  callSales: { en: 'Call sales', es: 'Llamar a ventas' },
  getTheApp: { en: 'Get the app', es: 'Descargar la app' },
  accountMenu: { en: 'Account menu', es: 'Menú de la cuenta' },
  siteLinks: { en: 'Site links', es: 'Enlaces del sitio' },
  language: { en: 'Language', es: 'Idioma' },
} as const satisfies Record<string, UiText>;
