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
  title: t('You are not the first to ask.', 'No eres la primera persona que pregunta.'),
  subtitle: t(
    'Twenty-five answers from the people who pick up the phone, in the words in which they give them.',
    'Veinticinco respuestas de quienes contestan el teléfono, con las palabras con que las dan.',
  ),
  theme: 'mist',
  cta: goTo('faq-hero-support', 'Ask a person', 'Preguntar a una persona', '/support', 'button'),
  analyticsId: 'faq-hero',
});

const topics = entry(faqTabs, 'faq-topics', {
  variant: 'verticalTabs',
  title: t('By what it is about', 'Por temas'),
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
  title: t('Easier shown than told', 'Más fácil de ver que de contar'),
  items: [
    question(
      'film-laying',
      ['Can I watch a line being laid?', '¿Puedo ver cómo se tiende una línea?'],
      [
        '<p>Below, in a minute and without a shovel. In your own yard you are welcome to stand by; the crew likes questions, and coffee.</p>',
        '<p>Aquí abajo, en un minuto y sin pala. En tu propio patio también puedes mirar; a la cuadrilla le gustan las preguntas y el café.</p>',
      ],
    ),
    question(
      'film-captions',
      ['Do the films have captions?', '¿Los videos tienen subtítulos?'],
      [
        '<p>All of them, in English and Spanish. The player keeps the one that you chose.</p>',
        '<p>Todos, en inglés y en español. El reproductor recuerda los que elegiste.</p>',
      ],
    ),
  ],
  videos: [
    entry(faqVideo, 'faq-film-line', {
      ...filmFields('laying-a-line'),
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
    'Plans, installation day, bills, Wi-Fi and moving house: twenty-five common questions about Skein Fiber and their short answers.',
    'Planes, instalación, facturas, Wi-Fi y mudanzas: veinticinco preguntas frecuentes sobre Skein Fiber y sus respuestas cortas.',
  ),
  breadcrumb: t('Questions', 'Preguntas'),
  siteMap: 'support',
  blocks: [top, topics, films],
});
