import type { FormField } from '../contract/form-fields.ts';
import type { BothLanguages } from '../contract/messages.ts';

/** What a form says where the content leaves it open. */
export const fieldLabels: Readonly<Record<FormField, BothLanguages>> = {
  email: { en: 'Email', es: 'Correo electrónico' },
  street: { en: 'Street address', es: 'Dirección' },
  unit: { en: 'Unit', es: 'Unidad' },
  zip: { en: 'ZIP code', es: 'Código postal' },
};

export const formTexts = {
  checkAddress: { en: 'Check my address', es: 'Consultar mi dirección' },
  keepPosted: { en: 'Keep me posted', es: 'Mantenme al tanto' },
  sending: { en: 'Sending', es: 'Enviando' },
  failed: {
    en: 'That did not go through. Everything you typed is still here.',
    es: 'No se pudo enviar. Todo lo que escribiste sigue aquí.',
  },
  retry: { en: 'Try again', es: 'Intentar de nuevo' },
  honeypot: { en: 'Leave this field empty', es: 'Deja este campo vacío' },
} as const satisfies Record<string, BothLanguages>;
