/** Message about a text that a service cannot store, for example because of control characters. */
export const unusableText = {
  en: 'Some characters can’t be used here. Enter it again.',
  es: 'Hay caracteres que no se pueden usar. Escríbelo de nuevo.',
} as const;
