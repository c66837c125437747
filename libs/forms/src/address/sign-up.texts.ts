import type { BothLanguages } from '../rules/both-languages.ts';

/** Built-in texts for an accepted form with an email, and for the page that confirms a sign-up. */
export const confirmTexts = {
  title: { en: 'Got it. You’re on our list.', es: 'Listo. Ya estás en la lista.' },
  subtitle: {
    en: 'We’ll email you when there’s news. Until then, there’s nothing else to do.',
    es: 'Te escribimos cuando haya novedades. Hasta entonces, no tienes que hacer nada más.',
  },
} as const satisfies Record<string, BothLanguages>;

/** Built-in texts for an accepted form with an address and no email. */
export const addressTakenTexts = {
  title: { en: 'Got it. We have your address.', es: 'Listo. Tenemos tu dirección.' },
  subtitle: {
    en: 'You can check it again at any time.',
    es: 'Puedes consultarla de nuevo cuando quieras.',
  },
} as const satisfies Record<string, BothLanguages>;
