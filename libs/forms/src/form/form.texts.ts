import type { BothLanguages } from '../rules/both-languages.ts';

/** Built-in texts of every form, for gaps in the content. */
export const formTexts = {
  sending: { en: 'Sending', es: 'Enviando' },
  failed: {
    en: 'That didn’t go through. Everything you typed is still here.',
    es: 'No se pudo enviar. Todo lo que escribiste sigue aquí.',
  },
  refused: {
    en: 'Something’s missing or doesn’t look right.',
    es: 'Falta algo o hay un dato que no cuadra.',
  },
  retry: { en: 'Try again', es: 'Intentar de nuevo' },
  honeypot: { en: 'Leave this field empty', es: 'Deja este campo vacío' },
} as const satisfies Record<string, BothLanguages>;
