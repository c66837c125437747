import type { Say, UiText } from '@skein/ui';

const NOTICE: UiText = { en: 'We have kept your email:', es: 'Guardamos tu correo:' };

/** Says that an email was kept that came with an address. @param notice the editors' words before it; built-in ones by default */
export const keptEmail = (email: string, say: Say, notice?: string): string =>
  `${notice ?? say(NOTICE)} ${email}.`;
