import { contentBlock } from '@skein/blocks/content';
import { primaryHero, primaryHeroItem } from '@skein/carousels/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { installationLink } from '../anchors.ts';
import { art } from '../art.ts';
import { checkMyAddress, goTo } from '../calls-to-action.ts';

const top = entry(primaryHero, 'moving-hero', {
  internalName: t('Moving with Skein', 'Mudarse con Skein'),
  items: [
    entry(primaryHeroItem, 'moving-hero-everybody', {
      kicker: t('Moving', 'Mudanza'),
      title: t('The line gets there before the sofa.', 'La línea llega antes que el sofá.'),
      subtitle: t(
        'Tell us the day. It works when the first box comes through the door.',
        'Dinos el día. Funciona cuando entra la primera caja.',
      ),
      image: art('moving-in-violet'),
      cta: checkMyAddress,
    }),
    entry(primaryHeroItem, 'moving-hero-austin', {
      kicker: t('From Austin to Austin', 'De Austin a Austin'),
      title: t('Across the river, same bill.', 'Al otro lado del río, la misma factura.'),
      subtitle: t(
        'Between two addresses that have the fiber, the move itself costs nothing.',
        'Entre dos direcciones con fibra, el cambio no cuesta nada.',
      ),
      image: art('city-austin-dusk'),
      cta: goTo('moving-austin', 'Fiber in Austin', 'Fibra en Austin', '/cities/austin', 'button'),
      city: 'Austin',
    }),
    entry(primaryHeroItem, 'moving-hero-letter', {
      kicker: t('You opened our letter', 'Abriste nuestra carta'),
      title: t('Most people use it as a coaster.', 'Casi todos la usan de posavasos.'),
      subtitle: t(
        'Thank you for reading. Your street has the line; the rest takes two hours.',
        'Gracias por leerla. Tu calle ya tiene la línea; lo demás dura dos horas.',
      ),
      image: art('hallway-phone-teal'),
      cta: goTo(
        'moving-letter',
        'What happens in the two hours',
        'Qué pasa en esas dos horas',
        installationLink,
        'button',
      ),
      utmMedium: 'mail',
    }),
    entry(primaryHeroItem, 'moving-hero-varied', {
      kicker: t('While the boxes are open', 'Mientras haya cajas'),
      title: t('Two homes, one bill.', 'Dos casas, una factura.'),
      subtitle: t(
        'We light the new place before we dim the old one.',
        'Encendemos la casa nueva antes de apagar la vieja.',
      ),
      image: art('three-homes-amber'),
      cta: checkMyAddress,
      onlyInVariation: true,
    }),
  ],
  theme: 'ink',
  flagKey: 'moving_hero',
  variationName: 'first_month',
  analyticsId: 'moving-hero',
});

const steps = entry(contentBlock, 'moving-steps', {
  variant: 'centeredText',
  title: t('Take everything but the box', 'Llévate todo menos la caja'),
  description: t(
    '<p>The gray box on the outside wall stays: it belongs to the house. The router comes along, and remembers its Wi-\u2060Fi name. We switch the line on the day before, so that you can leave the phone in the last carton.</p>',
    '<p>La caja gris de la pared se queda: es de la casa. El router viaja contigo y se acuerda del nombre del Wi-\u2060Fi. Prendemos la línea un día antes, así el teléfono puede ir en el último cartón.</p>',
  ),
  cta: goTo('moving-support', 'Tell us the day', 'Dinos el día', '/support', 'button'),
});

export const moving = entry(page, 'page-moving', {
  internalName: 'Moving',
  slug: '/moving',
  title: t('Moving: take your fiber along', 'Mudanza: llévate tu fibra'),
  description: t(
    'Moving with Skein: the line is switched on the day before you arrive, the router comes along, and between two fiber addresses the move is free.',
    'Mudarse con Skein: la línea se prende un día antes de que llegues, el router viaja contigo, y entre dos direcciones con fibra el cambio es gratis.',
  ),
  breadcrumb: t('Moving', 'Mudanza'),
  blocks: [top, steps],
});
