import { faqTab, faqTabs } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { question } from './support-faq.question.ts';
import { SKEIN_2_GIG, THIRD_POINT } from '../offer.ts';

export const wifiAsked = entry(faqTabs, 'wifi-questions', {
  variant: 'accordionTabs',
  title: t('Wi-\u2060Fi questions', 'Preguntas sobre el Wi-\u2060Fi'),
  tabs: [
    entry(faqTab, 'wifi-tab-point', {
      slug: 'second-point',
      title: t('Access points', 'Puntos de acceso'),
      items: [
        question(
          'need-second-point',
          ['Do I need a second access point?', '¿Necesito un segundo punto de acceso?'],
          [
            '<p>Test in the slow room and next to the router. If the room gets less than a third, your walls are too much for one router.</p>',
            '<p>Mide en el cuarto lento y junto al router. Si llega menos de un tercio, tus paredes son demasiado para un solo router.</p>',
          ],
        ),
        question(
          'third-point',
          ['Can I get a third one?', '¿Puedo tener un tercero?'],
          [
            `<p>Yes, for ${THIRD_POINT} a month; ${SKEIN_2_GIG.name} includes it. If your home has three floors, we’ll bring it with us; otherwise, we test first.</p>`,
            `<p>Sí, por ${THIRD_POINT} al mes; ${SKEIN_2_GIG.name} lo incluye. En casas de tres pisos lo llevamos de una vez; en las demás, primero medimos.</p>`,
          ],
        ),
      ],
    }),
    entry(faqTab, 'wifi-tab-devices', {
      slug: 'devices',
      title: t('Your devices', 'Tus dispositivos'),
      items: [
        question(
          'old-printer',
          ['Will my old printer work?', '¿Funcionará mi impresora vieja?'],
          [
            '<p>Yes. The router runs both bands under one name, and older devices find the slower one on their own.</p>',
            '<p>Sí. El router usa las dos bandas con un solo nombre, y los dispositivos viejos encuentran solos la más lenta.</p>',
          ],
        ),
        question(
          'how-many',
          ['How many devices can I connect?', '¿Cuántos dispositivos puedo conectar?'],
          [
            '<p>More than you own: about a hundred and twenty. What matters is how many are busy at once.</p>',
            '<p>Más de los que tienes: unos ciento veinte. Lo que cuenta es cuántos usas a la vez.</p>',
          ],
        ),
      ],
    }),
  ],
  backgroundColor: 'mist',
});
