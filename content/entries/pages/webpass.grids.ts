import { card, contentGrid } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { SUPPORT } from '../offer.ts';

/** Whom a roof is for. */
export const roofs = entry(contentGrid, 'webpass-roofs', {
  variant: 'webpassCards',
  title: t('One roof, three doors', 'Un techo, tres puertas'),
  items: [
    entry(card, 'webpass-roof-residents', {
      variant: 'webpassCard',
      title: t('You live there', 'Vives ahí'),
      description: t(
        '<p>Plug in, and be online before the kettle boils.</p>',
        '<p>Conecta y navega antes de que hierva el agua.</p>',
      ),
      image: art('living-room-coral'),
      cta: goTo('webpass-roof-residents', 'About Wi-\u2060Fi at home', 'Sobre el wifi en casa', '/wifi'),
    }),
    entry(card, 'webpass-roof-managers', {
      variant: 'webpassCard',
      title: t('You run it', 'Lo administras'),
      description: t(
        '<p>One antenna, one agreement, and one number to call.</p>',
        '<p>Una antena, un acuerdo y un número al que llamar.</p>',
      ),
      image: art('apartment-block-coral'),
      cta: goTo('webpass-roof-managers', 'Ask for a survey', 'Pedir una visita', '/webpass/residential'),
    }),
    entry(card, 'webpass-roof-shops', {
      variant: 'webpassCard',
      title: t('You sell there', 'Vendes ahí'),
      description: t(
        '<p>A second way out, should a digger find the first.</p>',
        '<p>Una segunda salida, por si una excavadora encuentra la primera.</p>',
      ),
      image: art('shop-front-teal'),
      cta: goTo('webpass-roof-shops', 'For business', 'Para empresas', '/business'),
    }),
  ],
});

const desk = (id: string, english: string, spanish: string, words: string, palabras: string) =>
  entry(card, `webpass-desk-${id}`, {
    variant: 'webpassSupportCard',
    title: t(english, spanish),
    subtitle: t('Day and night', 'Día y noche'),
    description: t(`<p>${words}</p>`, `<p>${palabras}</p>`),
    cta: goTo(
      `webpass-desk-${id}`,
      `Call ${SUPPORT.text}`,
      `Llama al ${SUPPORT.text}`,
      SUPPORT.tel,
      'button',
    ),
    secondCta: goTo(`webpass-desk-${id}-write`, 'Write instead', 'Mejor escribir', '/webpass/contact'),
  });

/** Whom to call about a building. */
export const desks = entry(contentGrid, 'webpass-desks', {
  variant: 'webpassSupport',
  title: t('When the roof is out', 'Cuando falla el techo'),
  items: [
    desk(
      'home',
      'One home',
      'Un hogar',
      'Have the name of the building ready, and the number on your door.',
      'Ten a la mano el nombre del edificio y el número de tu puerta.',
    ),
    desk(
      'building',
      'The whole building',
      'Todo el edificio',
      'We know already, most likely. Call anyway, and we will tell you until when.',
      'Lo más probable es que ya lo sepamos. Llama de todos modos y te decimos hasta cuándo.',
    ),
    desk(
      'roof',
      'Somebody on the roof',
      'Alguien en el techo',
      'Roofers, painters, pigeons: tell us before they move the antenna.',
      'Techadores, pintores, palomas: avísanos antes de que muevan la antena.',
    ),
  ],
});
