import { legalContent, legalPage, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { callSupport } from '../calls-to-action.ts';
import { inForce, legalNavigation } from './legal-pages.ts';
import { termsEnglish } from './legal-terms.en.ts';
import { termsSpanish } from './legal-terms.es.ts';

const terms = entry(legalPage, 'legal-terms-text', {
  title: t('Terms of service', 'Términos del servicio'),
  navigation: legalNavigation,
  pagePath: '/legal/terms',
  content: [
    entry(legalContent, 'legal-terms-content', {
      internalName: 'Terms of service: the text',
      content: t(termsEnglish, termsSpanish),
    }),
  ],
  notes: inForce,
});

const questions = entry(textBlock, 'legal-terms-questions', {
  title: t('A sentence you cannot make sense of?', '¿Hay una frase que no se entiende?'),
  content: t(
    '<p>Call and have it read to you in other words. If the other words turn out better, we put them into the next edition.</p>',
    '<p>Llama y te la decimos con otras palabras. Si las otras palabras resultan mejores, entran en la próxima edición.</p>',
  ),
  backgroundColor: 'teal-soft',
  cta: callSupport,
});

export const legalTerms = entry(page, 'page-legal-terms', {
  internalName: 'Legal: terms of service',
  slug: '/legal/terms',
  title: t('Terms of service', 'Términos del servicio'),
  description: t(
    'The agreement for Skein Fiber internet at home: speeds, prices, installation, outages, fair use, privacy and how to leave.',
    'El acuerdo de internet en casa de Skein Fiber: velocidades, precios, instalación, cortes, uso razonable, privacidad y cómo irte.',
  ),
  breadcrumb: t('Terms of service', 'Términos del servicio'),
  blocks: [terms, questions],
});
