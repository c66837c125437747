import { hero, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { forgotEmailForm } from '../request-forms.ts';

const top = entry(hero, 'forgot-email-hero', {
  variant: 'imageHero',
  kicker: t('Signing in', 'Iniciar sesión'),
  title: t('Which email was it again?', '¿Cuál era el correo?'),
  subtitle: t(
    'We know it by the address that the fiber goes to. Tell us that one, and a letter tells you which inbox is yours.',
    'Lo sabemos por la dirección a la que llega la fibra. Dinos cuál es, y una carta te dirá cuál es tu buzón.',
  ),
  theme: 'mist',
  layout: 'right',
  image: art('lost-letter'),
  form: forgotEmailForm,
  analyticsId: 'forgot-email-hero',
});

const still = entry(textBlock, 'forgot-email-still', {
  title: t('No letter?', '¿No llegó la carta?'),
  content: t(
    `<ul>
      <li><strong>Look in the spam folder.</strong> The letter is from Skein Fiber and has no links in it.</li>
      <li><strong>Try the address as it stands on the bill</strong>, with the unit.</li>
      <li><strong>Moved in lately?</strong> The account may still be that of whoever lived there before.</li>
    </ul>`,
    `<ul>
      <li><strong>Mira en la carpeta de spam.</strong> La carta es de Skein Fiber y no lleva enlaces.</li>
      <li><strong>Prueba con la dirección tal como viene en la factura</strong>, con la unidad.</li>
      <li><strong>¿Te mudaste hace poco?</strong> Puede que la cuenta siga siendo de quien vivía ahí antes.</li>
    </ul>`,
  ),
  cta: goTo('forgot-email-support', 'Ask a person', 'Preguntar a una persona', '/support', 'outline'),
});

export const forgotEmailPage = entry(page, 'page-forgot-email', {
  internalName: 'Forgot email',
  slug: '/forgot-email',
  title: t('Find the email of your account', 'Encontrar el correo de tu cuenta'),
  description: t(
    'Forgot which email your Skein account has? Find it by the address that your service goes to.',
    '¿Olvidaste qué correo tiene tu cuenta de Skein? Encuéntralo por la dirección del servicio.',
  ),
  breadcrumb: t('Forgot email', 'Correo olvidado'),
  siteMap: 'none',
  noIndex: true,
  blocks: [top, still],
});
