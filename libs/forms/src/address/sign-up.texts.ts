import type { BothLanguages } from '../rules/both-languages.ts';

/** What is said of a form that was taken, until editors word it otherwise: of a sign-up, on the page that confirms it. */
export const confirmTexts = {
  title: { en: 'We have it, and we wrote it down.', es: 'Nos llegó, y quedó anotado.' },
  subtitle: {
    en: 'You hear from us when there is something to say about it. Until then, nothing is left for you to do.',
    es: 'Te escribimos cuando haya algo que contar. Hasta entonces no tienes que hacer nada más.',
  },
} as const satisfies Record<string, BothLanguages>;
