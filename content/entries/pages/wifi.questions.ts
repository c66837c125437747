import { faqTab, faqTabs } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { question } from './support-faq.question.ts';
import { THIRD_POINT } from '../offer.ts';

export const wifiAsked = entry(faqTabs, 'wifi-questions', {
  variant: 'accordionTabs',
  title: t('Asked while we measure', 'Lo que preguntan mientras medimos'),
  tabs: [
    entry(faqTab, 'wifi-tab-point', {
      slug: 'second-point',
      title: t('The second point', 'El segundo punto'),
      items: [
        question(
          'need-second-point',
          ['How do I know that I need one?', '¿Cómo sé si lo necesito?'],
          [
            '<p>Measure in the slow room and beside the router. If less than a third arrives, the walls are too much for one.</p>',
            '<p>Mide en el cuarto lento y junto al router. Si llega menos de un tercio, las paredes son demasiado para uno solo.</p>',
          ],
        ),
        question(
          'third-point',
          ['Can I have a third?', '¿Puedo tener un tercero?'],
          [
            `<p>Yes, for ${THIRD_POINT} a month. In a house of three floors we bring it with us; elsewhere we measure first.</p>`,
            `<p>Sí, por ${THIRD_POINT} al mes. En casas de tres pisos lo llevamos de una vez; en las demás, primero medimos.</p>`,
          ],
        ),
      ],
    }),
    entry(faqTab, 'wifi-tab-devices', {
      slug: 'devices',
      title: t('Things that hang on it', 'Lo que se conecta'),
      items: [
        question(
          'old-printer',
          ['My printer only knows the old kind.', 'Mi impresora solo conoce el Wi-\u2060Fi viejo.'],
          [
            '<p>It may. The router speaks both bands under one name, and old things find the slower one by themselves.</p>',
            '<p>No importa. El router usa las dos bandas con un solo nombre, y los aparatos viejos encuentran solos la más lenta.</p>',
          ],
        ),
        question(
          'how-many',
          ['How many things can be connected?', '¿Cuántos aparatos se pueden conectar?'],
          [
            '<p>More than you own: about a hundred and twenty. What counts is how many of them do something at once.</p>',
            '<p>Más de los que tienes: unos ciento veinte. Lo que cuenta es cuántos hacen algo a la vez.</p>',
          ],
        ),
      ],
    }),
  ],
  backgroundColor: 'mist',
});
