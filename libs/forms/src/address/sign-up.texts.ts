import type { BothLanguages } from '../rules/both-languages.ts';

/** What is said of a form that was taken, until editors word it otherwise: of a sign-up, on the page that confirms it. */
export const confirmTexts = {
  title: { en: 'Got it. You’re on our list.', es: 'Listo. Ya estás en la lista.' },
  subtitle: {
    en: 'We’ll email you when there’s news. Until then, there’s nothing else to do.',
    es: 'Te escribimos cuando haya novedades. Hasta entonces, no tienes que hacer nada más.',
  },
} as const satisfies Record<string, BothLanguages>;
