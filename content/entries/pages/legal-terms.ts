import { textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { callAustinSupport } from '../calls-to-action.ts';
import { termsEnglish } from './legal-terms.en.ts';
import { termsSpanish } from './legal-terms.es.ts';

const terms = entry(textBlock, 'legal-terms-text', {
  title: t('Terms of service', 'Términos del servicio'),
  isPageTitle: true,
  content: t(termsEnglish, termsSpanish),
  notes: t(
    '<p>In force since <time datetime="2026-09-01">September\u00a01, 2026</time>. Skein Fiber is a fictional provider; these terms bind nobody.</p>',
    '<p>En vigor desde el <time datetime="2026-09-01">1\u00a0de septiembre de 2026</time>. Skein Fiber es un proveedor ficticio; estos términos no obligan a nadie.</p>',
  ),
});

const questions = entry(textBlock, 'legal-terms-questions', {
  title: t('A sentence you cannot make sense of?', '¿Hay una frase que no se entiende?'),
  content: t(
    '<p>Call and have it read to you in other words. If the other words turn out better, we put them into the next edition.</p>',
    '<p>Llama y te la decimos con otras palabras. Si las otras palabras resultan mejores, entran en la próxima edición.</p>',
  ),
  backgroundColor: 'teal-soft',
  cta: callAustinSupport,
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
