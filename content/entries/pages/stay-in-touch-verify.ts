import { signUpHero, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { salesLink } from '../contacts.ts';

const top = entry(signUpHero, 'stay-in-touch-verify-hero', {
  title: t('Nothing waits to be confirmed here.', 'Aquí no hay nada por confirmar.'),
  subtitle: t(
    'This page repeats what you have just left with us, for half an hour. If you left your email a moment ago, it arrived.',
    'Esta página repite durante media hora lo que acabas de dejarnos. Si hace un momento dejaste tu correo, nos llegó.',
  ),
  kicker: t('Noted', 'Anotado'),
  notice: t('What we kept', 'Lo que guardamos'),
  theme: 'mist',
  image: art('geese-dark'),
  cta: goTo(
    'verify-check-address',
    'Check an address',
    'Consultar una dirección',
    '/check-address',
    'button',
  ),
  secondCta: goTo(
    'verify-coming-cities',
    'See where we build',
    'Ver dónde construimos',
    '/community',
    'outline',
  ),
  analyticsId: 'stay-in-touch-verify',
});

const next = entry(textBlock, 'stay-in-touch-verify-next', {
  title: t('How we keep it', 'Cómo lo guardamos'),
  content: t(
    `<ul>
      <li>One sender: <strong>hello@skeinfiber.example</strong>. Anybody else who writes about your street is not us.</li>
      <li>Your email goes to nobody else, and out of our books once it has done its work.</li>
      <li>Changed your mind? Reply “stop” to anything we send, or call ${salesLink}. A person takes you off the list.</li>
    </ul>`,
    `<ul>
      <li>Un solo remitente: <strong>hello@skeinfiber.example</strong>. Si otro te escribe sobre tu calle, no somos nosotros.</li>
      <li>Tu correo no se lo damos a nadie, y sale de nuestros libros cuando ya cumplió.</li>
      <li>¿Cambiaste de idea? Contesta “alto” a lo que te mandemos o llama al ${salesLink}. Una persona te quita de la lista.</li>
    </ul>`,
  ),
});

/** Where sign-ups are confirmed. */
export const stayInTouchVerify = entry(page, 'page-stay-in-touch-verify', {
  internalName: 'Sign-up confirmed',
  slug: '/stayintouch/verify',
  title: t('Your sign-up', 'Tu registro'),
  description: t('What you left with us, and what comes next.', 'Lo que nos dejaste, y lo que sigue.'),
  noIndex: true,
  blocks: [top, next],
});
