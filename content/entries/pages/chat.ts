import { textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { chatForm } from '../request-forms.ts';

/** The text above the chat form. It is short, so that the form is visible in a small window. */
const desk = entry(textBlock, 'chat-desk', {
  title: t('Send us a message', 'Envíanos un mensaje'),
  isPageTitle: true,
  align: 'center',
  content: t(
    '<p>Tell us what’s wrong, and we’ll email you back.</p>',
    '<p>Dinos qué pasa y te contestamos por correo.</p>',
  ),
  form: chatForm,
  analyticsId: 'chat-desk',
});

/** The chat page. It opens in a separate window that is 321 px wide. */
export const chatPage = entry(page, 'page-chat', {
  internalName: 'Chat',
  slug: '/chat',
  title: t('Send support a message', 'Envía un mensaje a nuestro equipo'),
  description: t(
    'Write to Skein Fiber support, and get the answer by email.',
    'Escríbele al equipo de ayuda de Skein Fiber y recibe la respuesta por correo.',
  ),
  breadcrumb: t('Send us a message', 'Envíanos un mensaje'),
  siteMap: 'none',
  noIndex: true,
  blocks: [desk],
});
