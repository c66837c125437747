import { hero } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { chatForm } from '../request-forms.ts';

const top = entry(hero, 'chat-hero', {
  variant: 'imageHero',
  kicker: t('Support', 'Soporte'),
  title: t('Somebody is at the desk.', 'Hay alguien en el escritorio.'),
  subtitle: t('Write what is wrong and go back to your day.', 'Escribe qué pasa y sigue con tu día.'),
  theme: 'violet',
  layout: 'right',
  image: art('support-desk-dusk'),
  analyticsId: 'chat-hero',
});

/** Opens in a window of its own, 321 px wide. */
export const chatPage = entry(page, 'page-chat', {
  internalName: 'Chat',
  slug: '/chat',
  title: t('Chat with support', 'Chat con soporte'),
  description: t(
    'Write to the support of Skein Fiber; the answer goes to your email.',
    'Escríbele al soporte de Skein Fiber; la respuesta llega a tu correo.',
  ),
  breadcrumb: t('Chat with us', 'Chat con nosotros'),
  siteMap: 'none',
  noIndex: true,
  blocks: [top, chatForm],
});
