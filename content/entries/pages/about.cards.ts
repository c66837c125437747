import { card, contentGrid } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { installationLink } from '../anchors.ts';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';

/** Cards about work that the provider does without contractors. */
export const ownHands = entry(contentGrid, 'about-own-hands', {
  variant: 'aboutUs',
  title: t('Three things we never outsource', 'Tres cosas que no le encargamos a nadie'),
  description: t(
    '<p>We could pay others by the hour for each of them. We’d rather know who did the work.</p>',
    '<p>Podríamos pagarle a alguien por hora. Preferimos saber quién lo hizo.</p>',
  ),
  items: [
    entry(card, 'about-hand-drill', {
      variant: 'aboutUsCard',
      title: t('The hole in your wall', 'El agujero en tu pared'),
      description: t(
        '<p>Just one, as wide as a pencil, right where you want it.</p>',
        '<p>Solo uno, del ancho de un lápiz, justo donde tú digas.</p>',
      ),
      image: art('open-box'),
      cta: goTo('about-hand-drill', 'See installation day', 'Ver el día de la instalación', installationLink),
    }),
    entry(card, 'about-hand-phone', {
      variant: 'aboutUsCard',
      title: t('The voice at night', 'La voz de la noche'),
      description: t(
        '<p>Someone who can see your line and knows what a trench looks like.</p>',
        '<p>Alguien que ve tu línea y sabe cómo es una zanja.</p>',
      ),
      image: art('call-at-ten'),
      cta: goTo('about-hand-phone', 'Contact us', 'Contactarnos', '/support'),
    }),
    entry(card, 'about-hand-people', {
      variant: 'aboutUsCard',
      title: t('The blame', 'La culpa'),
      description: t(
        '<p>Eight people take it, names and faces included.</p>',
        '<p>La asumen ocho personas, con nombre y cara.</p>',
      ),
      image: art('map-table'),
      cta: goTo('about-hand-people', 'Meet our leaders', 'Conocer a los ocho', '/leadership'),
    }),
  ],
});
