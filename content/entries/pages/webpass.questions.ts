import { faqTab, faqTabs } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { question } from './support-faq.question.ts';
import { WEBPASS_ROUTER } from '../offer.ts';

export const webpassAsked = entry(faqTabs, 'webpass-questions', {
  variant: 'horizontalTabs',
  title: t('Webpass questions', 'Preguntas sobre Webpass'),
  tabs: [
    entry(faqTab, 'webpass-tab-tenants', {
      slug: 'tenants',
      title: t('If you live there', 'Si vives ahí'),
      items: [
        question(
          'webpass-rain',
          ['Does rain get in the way?', '¿Le estorba la lluvia?'],
          [
            '<p>Heavy rain slows the rooftop link a little, but it has speed to spare. You shouldn’t notice; tell us if you do.</p>',
            '<p>La lluvia fuerte frena un poco el enlace de la azotea, pero le sobra velocidad. No deberías notarlo; si lo notas, avísanos.</p>',
          ],
        ),
        question(
          'webpass-jack',
          ['Where is the jack?', '¿Dónde está la toma?'],
          [
            `<p>Usually in the living room, next to the TV jack. Plug in a router, and you’re on; no visit needed. ${WEBPASS_ROUTER.en}</p>`,
            `<p>Casi siempre en la sala, junto a la de la tele. Conectas un router y ya está; no hace falta visita. ${WEBPASS_ROUTER.es}</p>`,
          ],
        ),
      ],
    }),
    entry(faqTab, 'webpass-tab-owners', {
      slug: 'owners',
      title: t('If it’s your building', 'Si el edificio es tuyo'),
      items: [
        question(
          'webpass-roof',
          ['What goes on my roof?', '¿Qué ponen en mi azotea?'],
          [
            '<p>A dish about as wide as a pizza, on a weighted base. We don’t drill into your roof.</p>',
            '<p>Una antena del ancho de una pizza, sobre una base con peso. No perforamos la azotea.</p>',
          ],
        ),
        question(
          'webpass-exclusive',
          ['Do tenants have to sign up?', '¿Los inquilinos tienen que contratarlo?'],
          [
            '<p>No. Tenants sign up if they want to, or keep what they have.</p>',
            '<p>No. Cada quien lo contrata por su cuenta o se queda con lo que tiene.</p>',
          ],
        ),
      ],
    }),
  ],
});
