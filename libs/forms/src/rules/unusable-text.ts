/** Said of a text that cannot be kept, which only services know: control characters, halves of characters. */
export const unusableText = {
  en: 'Some characters can’t be used here. Enter it again.',
  es: 'Hay caracteres que no se pueden usar. Escríbelo de nuevo.',
} as const;
