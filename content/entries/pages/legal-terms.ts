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
  title: t('Is something unclear?', '¿Hay algo que no se entiende?'),
  content: t(
    '<p>Call us, and we’ll explain it in other words. If those words work better, they’ll go into the next edition.</p>',
    '<p>Llámanos y te lo explicamos con otras palabras. Si resultan mejores, entran en la próxima edición.</p>',
  ),
  backgroundColor: 'teal-soft',
  cta: callSupport,
});

export const legalTerms = entry(page, 'page-legal-terms', {
  internalName: 'Legal: terms of service',
  slug: '/legal/terms',
  title: t('Terms of service', 'Términos del servicio'),
  description: t(
    'Read the agreement for Skein Fiber home internet: speeds, prices, installation, outages, fair use, privacy and how to cancel any day.',
    'Lee el acuerdo de internet en casa de Skein Fiber: velocidades, precios, instalación, cortes, uso razonable, privacidad y cómo cancelar.',
  ),
  breadcrumb: t('Terms of service', 'Términos del servicio'),
  blocks: [terms, questions],
});
