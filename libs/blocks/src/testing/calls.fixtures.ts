import { callToAction, entry, t } from '@skein/cms-client';

/** Returns a call to action for a fixture. */
export const goTo = (
  id: string,
  en: string,
  es: string,
  target: string,
  look: 'link' | 'button' | 'outline' = 'link',
) => entry(callToAction, `cta-${id}`, { text: t(en, es), target, look });

export const checkAddress = goTo('check', 'Check availability', 'Ver cobertura', '#!', 'button');
