import { contentBlock, simpleModule } from '@skein/blocks/content';
import { primaryHero, primaryHeroItem } from '@skein/carousels/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { installationLink, newHomeHeading, newHomeLink, notListedLink } from '../anchors.ts';
import { art } from '../art.ts';
import { checkMyAddress, goTo } from '../calls-to-action.ts';
import { supportLink } from '../contacts.ts';
import { newHomeForm } from '../forms.sign-ups.ts';
import { MOVING } from '../offer.ts';

const top = entry(primaryHero, 'moving-hero', {
  internalName: t('Moving with Skein', 'Mudarse con Skein'),
  items: [
    entry(primaryHeroItem, 'moving-hero-everybody', {
      kicker: t('Moving', 'Mudanza'),
      title: t('Your internet gets there first.', 'Tu internet llega primero.'),
      subtitle: t(
        'Tell us where. If the new place has our jack, you’ll be online before the first box comes through the door.',
        'Dinos a dónde vas. Si la casa nueva tiene nuestra toma, tendrás internet antes de que entre la primera caja.',
      ),
      image: art('moving-in-violet'),
      cta: goTo('moving-form', 'Tell us where', 'Dar mi dirección nueva', newHomeLink, 'button'),
    }),
    entry(primaryHeroItem, 'moving-hero-austin', {
      kicker: t('From Austin to Austin', 'De Austin a Austin'),
      title: t('Across the river, same bill.', 'Cruza el río con la misma factura.'),
      subtitle: t(
        'If both addresses have fiber, moving your service is free.',
        'Si las dos direcciones tienen fibra, el cambio es gratis.',
      ),
      image: art('city-austin-dusk'),
      cta: goTo('moving-austin', 'See fiber in Austin', 'Ver fibra en Austin', '/cities/austin', 'button'),
      city: 'Austin',
    }),
    entry(primaryHeroItem, 'moving-hero-letter', {
      kicker: t('You opened our letter', 'Abriste nuestra carta'),
      title: t('Your new street has fiber.', 'Tu nueva calle ya tiene fibra.'),
      subtitle: t(
        'Thanks for reading our letter. The rest takes two hours.',
        'Gracias por leer nuestra carta. Lo demás son dos horas.',
      ),
      image: art('hallway-phone-teal'),
      cta: goTo(
        'moving-letter',
        'See installation day',
        'Ver el día de la instalación',
        installationLink,
        'button',
      ),
      utmMedium: 'mail',
    }),
    entry(primaryHeroItem, 'moving-hero-varied', {
      kicker: t('While the boxes are open', 'Mientras haya cajas'),
      title: t('Two homes, one bill.', 'Dos casas, una factura.'),
      subtitle: t(
        'We turn on your new place before we turn off the old one.',
        'Conectamos la casa nueva antes de desconectar la anterior.',
      ),
      image: art('two-lights'),
      cta: checkMyAddress,
      onlyInVariation: true,
    }),
  ],
  theme: 'ink',
  flagKey: 'moving_hero',
  variationName: 'first_month',
  analyticsId: 'moving-hero',
});

const order = entry(contentBlock, 'moving-order', {
  variant: 'textWithImage',
  title: t('One form, one call, one box', 'Un formulario, una llamada, una caja'),
  description: t(
    `<ol>
      <li><strong>Three weeks ahead:</strong> check your new address below.</li>
      <li><strong>Once you have a yes:</strong> call ${supportLink}, at any hour, and set the day.</li>
      <li><strong>The day before, if the new place has our jack:</strong> ${MOVING.jack.en}. ${MOVING.noJack.en}</li>
      <li><strong>Moving day:</strong> pack the router last, and plug it in first.</li>
    </ol>`,
    `<ol>
      <li><strong>Tres semanas antes:</strong> consulta aquí abajo tu nueva dirección.</li>
      <li><strong>Cuando tengas el sí:</strong> llama al ${supportLink}, a cualquier hora, y fija el día.</li>
      <li><strong>Un día antes, si la casa nueva tiene nuestra toma:</strong> ${MOVING.jack.es}. ${MOVING.noJack.es}</li>
      <li><strong>El día de la mudanza:</strong> guarda el router al final y conéctalo primero.</li>
    </ol>`,
  ),
  image: art('in-the-box'),
  imageSide: 'left',
});

const steps = entry(simpleModule, 'moving-steps', {
  title: newHomeHeading,
  description: t(
    `<p>Leave the gray box on the outside wall: it stays with the house. Take the router; it keeps your Wi-\u2060Fi name and password.</p>`,
    `<p>Deja la caja gris de la pared: se queda con la casa. Llévate el router; conserva el nombre y la contraseña de tu Wi-\u2060Fi.</p>`,
  ),
  form: newHomeForm,
  theme: 'amber',
  layout: 'beside',
  analyticsId: 'moving-steps',
});

const noFiber = entry(contentBlock, 'moving-no-fiber', {
  variant: 'centeredText',
  threads: true,
  title: t('No fiber at the new place?', '¿No hay fibra en la casa nueva?'),
  description: t(
    '<p>Then you don’t owe us anything more. Add your new ZIP code to our list, and we’ll email you once, when we know the month.</p>',
    '<p>Entonces no nos debes nada más. Anota tu nuevo código postal y te escribimos una sola vez, cuando sepamos el mes.</p>',
  ),
  backgroundColor: 'violet-soft',
  cta: goTo('moving-ask', 'Add my ZIP to the list', 'Anotar mi código postal', notListedLink, 'button'),
});

export const moving = entry(page, 'page-moving', {
  internalName: 'Moving',
  slug: '/moving',
  title: t('Moving? Take your fiber with you', '¿Te mudas? Llévate tu fibra'),
  description: t(
    'Moving? Take Skein with you: if the new place has our jack, we turn it on the day before. You keep your router, and it’s free between fiber addresses.',
    '¿Te mudas? Llévate Skein: si la casa nueva tiene nuestra toma, la activamos un día antes. Conservas tu router y, si hay fibra, es gratis.',
  ),
  breadcrumb: t('Moving', 'Mudanza'),
  blocks: [top, order, steps, noFiber],
});
