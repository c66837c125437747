import { hero, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { forgotEmailForm } from '../request-forms.ts';

const top = entry(hero, 'forgot-email-hero', {
  variant: 'imageHero',
  kicker: t('Sign in', 'Iniciar sesión'),
  title: t('Find your account email', 'Encuentra tu correo'),
  subtitle: t(
    'Tell us your service address, and we’ll send a note to the email on your account. Then you’ll know which inbox is yours.',
    'Dinos la dirección de tu servicio y escribimos al correo de tu cuenta. Así sabrás cuál es.',
  ),
  theme: 'mist',
  layout: 'right',
  image: art('lost-letter'),
  form: forgotEmailForm,
  analyticsId: 'forgot-email-hero',
});

const still = entry(textBlock, 'forgot-email-still', {
  title: t('Didn’t get it?', '¿No te llegó?'),
  content: t(
    `<ul>
      <li><strong>Check your spam folder.</strong> The email is from Skein Fiber and has no links in it.</li>
      <li><strong>Try the address the way it’s shown on your bill</strong>, with the unit.</li>
      <li><strong>Just moved in?</strong> The account may still belong to the people who lived there before.</li>
    </ul>`,
    `<ul>
      <li><strong>Revisa tu carpeta de spam.</strong> El correo viene de Skein Fiber y no lleva enlaces.</li>
      <li><strong>Prueba con la dirección tal como viene en la factura</strong>, con el apartamento.</li>
      <li><strong>¿Te mudaste hace poco?</strong> Puede que la cuenta todavía sea de quien vivía ahí antes.</li>
    </ul>`,
  ),
  cta: goTo('forgot-email-support', 'Ask a person', 'Preguntar a una persona', '/support', 'outline'),
});

export const forgotEmailPage = entry(page, 'page-forgot-email', {
  internalName: 'Forgot email',
  slug: '/forgot-email',
  title: t('Find your account email', 'Encuentra el correo de tu cuenta'),
  description: t(
    'Forgot which email you used for your Skein account? Find it with your service address.',
    '¿Olvidaste qué correo usaste para tu cuenta de Skein? Encuéntralo con la dirección de tu servicio.',
  ),
  breadcrumb: t('Forgot email', 'Correo olvidado'),
  siteMap: 'none',
  noIndex: true,
  blocks: [top, still],
});
