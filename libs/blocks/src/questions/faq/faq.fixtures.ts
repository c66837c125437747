import { entry, t } from '@skein/cms-client';
import {
  billQuestions,
  endlessQuestion,
  installQuestions,
  sixtyQuestions,
} from '../faq-questions/faq-item.fixtures.ts';
import { notifyForm } from '../../testing/notify-form.content.ts';
import { longTitle } from '../../testing/texts.fixtures.ts';
import { faqVideoEmbedded, faqVideoFile } from '../faq-video/faq-video.fixtures.ts';
import { faq } from './faq.block.ts';

const title = t('Before we come', 'Antes de que lleguemos');

export const beforeWeCome = entry(faq, 'faq-before', {
  title,
  description: t(
    '<p>What people ask when they have booked a day.</p>',
    '<p>Lo que se pregunta cuando ya hay fecha.</p>',
  ),
  items: [...installQuestions, ...billQuestions],
});
export const ownWords = entry(faq, 'faq-own-words', {
  title,
  items: installQuestions,
  expandText: t('Show every answer', 'Ver todas las respuestas'),
  collapseText: t('Hide every answer', 'Ocultar todas las respuestas'),
  expandAllEventLabel: t('before we come', 'before we come'),
  align: 'center',
  backgroundColor: 'ink',
});
export const oneQuestion = entry(faq, 'faq-one', { items: installQuestions.slice(0, 1) });
export const noQuestions = entry(faq, 'faq-none', { title });
export const sixty = entry(faq, 'faq-sixty', { title, items: sixtyQuestions });
export const endless = entry(faq, 'faq-long', {
  title: longTitle,
  items: [endlessQuestion, ...installQuestions],
});
export const withFilms = entry(faq, 'faq-films', {
  title: t('See how it is done', 'Mira cómo se hace'),
  items: installQuestions,
  videos: [faqVideoFile, faqVideoEmbedded],
  backgroundColor: 'mist',
});
export const withForm = entry(faq, 'faq-form', {
  title: t('Moving house', 'Mudanzas'),
  items: billQuestions,
  form: entry(notifyForm, 'faq-form-notify', {
    label: t('Email', 'Correo electrónico'),
    button: t('Send', 'Enviar'),
  }),
});
