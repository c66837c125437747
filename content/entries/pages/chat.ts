import { textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { chatForm } from '../request-forms.ts';

/** A short text, so that a small window shows the form. */
const desk = entry(textBlock, 'chat-desk', {
  title: t('We’re here to help.', 'Estamos para ayudarte.'),
  isPageTitle: true,
  align: 'center',
  content: t(
    '<p>Tell us what’s wrong, and we’ll email you back.</p>',
    '<p>Dinos qué pasa y te contestamos por correo.</p>',
  ),
  form: chatForm,
  analyticsId: 'chat-desk',
});

/** The chat page. It opens in its own window, 321 px wide. */
export const chatPage = entry(page, 'page-chat', {
  internalName: 'Chat',
  slug: '/chat',
  title: t('Chat with support', 'Chat con soporte'),
  description: t(
    'Write to Skein Fiber support, and get the answer by email.',
    'Escríbele a soporte de Skein Fiber y recibe la respuesta por correo.',
  ),
  breadcrumb: t('Chat with us', 'Chat con nosotros'),
  siteMap: 'none',
  noIndex: true,
  blocks: [desk],
});
