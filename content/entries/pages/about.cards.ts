import { card, contentGrid } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { installationLink } from '../anchors.ts';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';

/** What the provider does with its own hands. */
export const ownHands = entry(contentGrid, 'about-own-hands', {
  variant: 'aboutUs',
  title: t('Three things we never hand on', 'Tres cosas que no encargamos a nadie'),
  description: t(
    '<p>Each of them can be bought by the hour. We would rather know who did it.</p>',
    '<p>Las tres se venden por hora. Preferimos saber quién las hizo.</p>',
  ),
  items: [
    entry(card, 'about-hand-drill', {
      variant: 'aboutUsCard',
      title: t('The hole in your wall', 'El agujero en tu pared'),
      description: t(
        '<p>One, as wide as a pencil, where you said it may be.</p>',
        '<p>Uno, del ancho de un lápiz, donde tú digas.</p>',
      ),
      image: art('installer-coral'),
      cta: goTo('about-hand-drill', 'What happens on the day', 'Cómo es ese día', installationLink),
    }),
    entry(card, 'about-hand-phone', {
      variant: 'aboutUsCard',
      title: t('The voice at night', 'La voz de la noche'),
      description: t(
        '<p>Somebody who has stood in your street, and may have dug it.</p>',
        '<p>Alguien que ha estado en tu calle, y quizá la abrió.</p>',
      ),
      image: art('support-desk-coral'),
      cta: goTo('about-hand-phone', 'Ways to reach us', 'Cómo encontrarnos', '/support'),
    }),
    entry(card, 'about-hand-people', {
      variant: 'aboutUsCard',
      title: t('The blame', 'La culpa'),
      description: t('<p>It has eight names, with faces.</p>', '<p>Tiene ocho nombres, con cara.</p>'),
      image: art('desk-amber'),
      cta: goTo('about-hand-people', 'Meet them', 'Conócelos', '/leadership'),
    }),
  ],
});
