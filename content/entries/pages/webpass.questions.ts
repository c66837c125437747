import { faqTab, faqTabs } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { question } from './support-faq.question.ts';

export const webpassAsked = entry(faqTabs, 'webpass-questions', {
  variant: 'horizontalTabs',
  title: t('Asked in the lobby', 'Lo que preguntan en el vestíbulo'),
  tabs: [
    entry(faqTab, 'webpass-tab-tenants', {
      slug: 'tenants',
      title: t('If you live there', 'Si vives ahí'),
      items: [
        question(
          'webpass-rain',
          ['Does rain get in the way?', '¿Le estorba la lluvia?'],
          [
            '<p>Heavy rain costs a little speed on the roof, and the spare in the link makes up for it. You should not notice; tell us if you do.</p>',
            '<p>La lluvia fuerte le quita algo de velocidad al enlace del techo, y la reserva lo compensa. No deberías notarlo; si lo notas, avísanos.</p>',
          ],
        ),
        question(
          'webpass-jack',
          ['Where is the jack?', '¿Dónde está la toma?'],
          [
            '<p>Mostly in the living room, beside the one for TV. Plug a router in, and it is on; no visit is needed.</p>',
            '<p>Casi siempre en la sala, junto a la de la tele. Conectas un router y ya está; no hace falta visita.</p>',
          ],
        ),
      ],
    }),
    entry(faqTab, 'webpass-tab-owners', {
      slug: 'owners',
      title: t('If it is your building', 'Si el edificio es tuyo'),
      items: [
        question(
          'webpass-roof',
          ['What goes on my roof?', '¿Qué va en mi techo?'],
          [
            '<p>A dish about as wide as a pizza, on a weighted foot. Nothing is screwed into the roof.</p>',
            '<p>Una antena del ancho de una pizza, sobre un pie con peso. No se atornilla nada al techo.</p>',
          ],
        ),
        question(
          'webpass-exclusive',
          ['Do tenants have to take it?', '¿Los inquilinos tienen que contratarlo?'],
          [
            '<p>No. Everybody signs up for themselves, or stays with what they have.</p>',
            '<p>No. Cada quien lo contrata por su cuenta o se queda con lo que tiene.</p>',
          ],
        ),
      ],
    }),
  ],
});
