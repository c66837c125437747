/**
 * Texts of a call in the visitor's calendar. The forms' entries and the calendar service use the same texts.
 */
export const callEvent = {
  en: {
    title: 'A call from Skein Fiber',
    notes: 'We’ll call you. Be near your router, and have a bill or your account email handy.',
  },
  es: {
    title: 'Llamada de Skein Fiber',
    notes: 'Te llamamos. Ten cerca el router y una factura o el correo de tu cuenta.',
  },
} as const;
