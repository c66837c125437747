import type { UiText } from '@skein/ui';
import type { Tier } from '../engine/tiers.ts';

/** Built-in texts and control labels of the quiz. Editors can replace the texts. */
export const quizTexts = {
  startCta: { en: 'Start', es: 'Empezar' },
  backCta: { en: 'Back', es: 'Atrás' },
  nextCta: { en: 'Next', es: 'Siguiente' },
  submitCta: { en: 'See my plan', es: 'Ver mi plan' },
  progressName: { en: 'Progress', es: 'Avance' },
  progress: { en: 'Question {step} of {of}', es: 'Pregunta {step} de {of}' },
  done: { en: 'All questions answered', es: 'Todas las preguntas contestadas' },
  one: { en: 'Choose one answer to continue.', es: 'Elige una respuesta para seguir.' },
  many: { en: 'Choose at least one answer to continue.', es: 'Elige al menos una respuesta para seguir.' },
  counter: {
    en: 'Enter how many people, from 1 to 10, to continue.',
    es: 'Para seguir, di cuántas personas son, de 1 a 10.',
  },
  fewer: { en: 'One fewer', es: 'Una persona menos' },
  more: { en: 'One more', es: 'Una persona más' },
  result: { en: 'Your plan', es: 'Tu plan' },
  again: { en: 'Start over', es: 'Volver a empezar' },
} as const satisfies Record<string, UiText>;

/** Names of the tiers, for a result without its own text. */
export const tierNames = {
  core: { en: 'Core', es: 'Core' },
  home: { en: 'Home', es: 'Home' },
  edge: { en: 'Edge', es: 'Edge' },
} as const satisfies Record<Tier, UiText>;
