import type { Say, UiText } from '@skein/ui';

const NOTICE: UiText = { en: 'We have kept your email:', es: 'Guardamos tu correo:' };

/**
 * Returns the notice that the site has stored the visitor's email address.
 * @param notice the editor's words before the email address; built-in words by default
 */
export const keptEmail = (email: string, say: Say, notice?: string): string =>
  `${notice ?? say(NOTICE)} ${email}.`;
