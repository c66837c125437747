import { signUpHero, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { salesLink } from '../contacts.ts';
import { KEPT } from '../offer.ts';

const top = entry(signUpHero, 'stay-in-touch-verify-hero', {
  title: t('There’s nothing to confirm here.', 'Aquí no hay nada por confirmar.'),
  subtitle: t(
    'For half an hour, this page shows what you just sent us. If you left your email a moment ago, we got it.',
    'Durante media hora, esta página muestra lo que acabas de mandarnos. Si hace un momento dejaste tu correo, ya lo tenemos.',
  ),
  kicker: t('Got it', 'Recibido'),
  notice: t('What we saved', 'Lo que guardamos'),
  theme: 'mist',
  image: art('geese-dark'),
  cta: goTo('verify-check-address', 'Check availability', 'Ver cobertura', '/check-address', 'button'),
  secondCta: goTo(
    'verify-coming-cities',
    'See where we’re building',
    'Ver dónde construimos',
    '/community',
    'outline',
  ),
  analyticsId: 'stay-in-touch-verify',
});

const next = entry(textBlock, 'stay-in-touch-verify-next', {
  title: t('How we use your email', 'Cómo usamos tu correo'),
  content: t(
    `<ul>
      <li>One sender: <strong>hello@skeinfiber.example</strong>. If anyone else writes about your street, it’s not us.</li>
      <li>We don’t share your email with anyone, and we delete it ${KEPT.signUp.en} after your street is connected, after ${KEPT.noPlan.en} if we have no plan for it, or as soon as you unsubscribe.</li>
      <li>Changed your mind? Reply “stop” to anything we send, or call ${salesLink}. A person will take you off the list.</li>
    </ul>`,
    `<ul>
      <li>Un solo remitente: <strong>hello@skeinfiber.example</strong>. Si otro te escribe sobre tu calle, no somos nosotros.</li>
      <li>No le damos tu correo a nadie, y lo borramos ${KEPT.signUp.es} después de conectar tu calle, a los ${KEPT.noPlan.es} si no hay plan para ella, o en cuanto te des de baja.</li>
      <li>¿Cambiaste de idea? Contesta “alto” a lo que te mandemos o llama al ${salesLink}. Una persona te quita de la lista.</li>
    </ul>`,
  ),
});

/** The page that confirms sign-ups. */
export const stayInTouchVerify = entry(page, 'page-stay-in-touch-verify', {
  internalName: 'Sign-up confirmed',
  slug: '/stayintouch/verify',
  title: t('Your sign-up', 'Tu registro'),
  description: t('See what you sent us and what comes next.', 'Mira lo que nos mandaste y lo que sigue.'),
  noIndex: true,
  blocks: [top, next],
});
