import { faq, faqTab, faqTabs, faqVideo, hero } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { filmFields } from '../films.ts';
import { movingForm } from '../forms.checks.ts';
import { question } from './support-faq.question.ts';
import { beforeQuestions, installQuestions } from './support-faq.start.ts';
import { billQuestions, changeQuestions, wifiQuestions } from './support-faq.house.ts';

const top = entry(hero, 'faq-hero', {
  variant: 'communityHero',
  kicker: t('Questions', 'Preguntas'),
  title: t('Answers to common questions', 'Respuestas a preguntas frecuentes'),
  subtitle: t(
    'Short answers from the people who pick up the phone.',
    'Respuestas cortas de quienes contestan el teléfono.',
  ),
  theme: 'mist',
  cta: goTo('faq-hero-support', 'Talk to a person', 'Hablar con una persona', '/support', 'button'),
  analyticsId: 'faq-hero',
});

const topics = entry(faqTabs, 'faq-topics', {
  variant: 'verticalTabs',
  title: t('Browse by topic', 'Busca por tema'),
  tabs: [
    entry(faqTab, 'faq-tab-before', {
      slug: 'before',
      title: t('Before you order', 'Antes de contratar'),
      items: beforeQuestions,
    }),
    entry(faqTab, 'faq-tab-installation', {
      slug: 'installation',
      title: t('Installation day', 'El día de la instalación'),
      items: installQuestions,
    }),
    entry(faqTab, 'faq-tab-bills', { slug: 'bills', title: t('Bills', 'Facturas'), items: billQuestions }),
    entry(faqTab, 'faq-tab-wifi', {
      slug: 'wifi',
      title: t('Wi-\u2060Fi and speed', 'Wi-\u2060Fi y velocidad'),
      items: wifiQuestions,
    }),
    entry(faqTab, 'faq-tab-changes', {
      slug: 'changes',
      title: t('When things change', 'Cuando algo cambia'),
      items: changeQuestions,
    }),
  ],
  form: movingForm,
});

const films = entry(faq, 'faq-films', {
  title: t('See it for yourself', 'Mejor míralo'),
  items: [
    question(
      'film-laying',
      ['Can I watch a line being installed?', '¿Puedo ver cómo se tiende una línea?'],
      [
        '<p>Yes, right here, in ten seconds and without a shovel. You’re welcome to watch in your own yard, too; the crew likes questions, and coffee.</p>',
        '<p>Sí, aquí, en diez segundos y sin pala. En tu patio también puedes mirar; a la cuadrilla le gustan las preguntas y el café.</p>',
      ],
    ),
    question(
      'film-captions',
      ['Do the videos have captions?', '¿Los videos tienen subtítulos?'],
      ['<p>Yes, all of them, in English and Spanish.</p>', '<p>Sí, todos, en inglés y en español.</p>'],
    ),
  ],
  videos: [
    entry(faqVideo, 'faq-film-line', {
      ...filmFields('laying-a-line'),
      title: t('A line laid in an afternoon', 'Una línea tendida en una tarde'),
      poster: art('installer-violet'),
    }),
  ],
  backgroundColor: 'teal-soft',
});

export const supportFaq = entry(page, 'page-support-faq', {
  internalName: 'FAQ',
  slug: '/support/faq',
  title: t('Common questions about Skein Fiber', 'Preguntas frecuentes sobre Skein Fiber'),
  description: t(
    'Get short answers to common questions about Skein Fiber: plans, installation day, bills, Wi-Fi, outages and moving.',
    'Lee respuestas cortas a las preguntas frecuentes sobre Skein Fiber: planes, instalación, facturas, Wi-Fi, cortes y mudanzas.',
  ),
  breadcrumb: t('Questions', 'Preguntas'),
  siteMap: 'support',
  blocks: [top, topics, films],
});
