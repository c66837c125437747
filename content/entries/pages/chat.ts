import { textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { chatForm } from '../request-forms.ts';

/** Little, so that the form is in sight in a small window. */
const desk = entry(textBlock, 'chat-desk', {
  title: t('Somebody is at the desk.', 'Hay alguien en el escritorio.'),
  isPageTitle: true,
  align: 'center',
  content: t(
    '<p>Write what is wrong and go back to your day.</p>',
    '<p>Escribe qué pasa y sigue con tu día.</p>',
  ),
  form: chatForm,
  analyticsId: 'chat-desk',
});

/** Opens in a window of its own, 321 px wide. */
export const chatPage = entry(page, 'page-chat', {
  internalName: 'Chat',
  slug: '/chat',
  title: t('Chat with support', 'Chat con soporte'),
  description: t(
    'Write to Skein Fiber support; the answer goes to your email.',
    'Escríbele al soporte de Skein Fiber; la respuesta llega a tu correo.',
  ),
  breadcrumb: t('Chat with us', 'Chat con nosotros'),
  siteMap: 'none',
  noIndex: true,
  blocks: [desk],
});
