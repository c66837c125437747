import { callToAction, entry, t } from '@skein/cms-client';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { films } from '../../../testing/films.fixtures.ts';
import { notifyForm } from '../../../testing/notify-form.content.ts';
import { longDescription, longTitle } from '../../../testing/texts.fixtures.ts';
import { hero } from '../hero.block.ts';

const words = {
  variant: 'labsHero',
  kicker: 'Skein Labs',
  title: t('Next, in a basement near you', 'Lo que viene, en un sótano cercano'),
  subtitle: t(
    'Twenty-gig lines, quieter routers, a plug that measures itself. Some of it will even ship.',
    'Líneas de veinte gigas, routers más callados, un enchufe que se mide solo. Algo de eso hasta llegará a tu casa.',
  ),
  image: films.labs.still,
  cta: goTo('labs-join', 'Join a trial', 'Participa en una prueba', '/labs#trials', 'button'),
  secondCta: goTo('labs-notes', 'Read the lab notes', 'Lee el cuaderno del laboratorio', '/blog', 'outline'),
} as const;

const moving = { ...words, film: films.labs.film, filmWebm: films.labs.filmWebm } as const;

export const labsFilm = entry(hero, 'labs-hero', moving);
export const labsStill = entry(hero, 'labs-hero-still', words);
export const labsViolet = entry(hero, 'labs-hero-violet', { ...moving, theme: 'violet' });
export const labsLong = entry(hero, 'labs-hero-long', {
  ...moving,
  title: longTitle,
  description: longDescription,
});

/** The hero with every kind of text in its description, and a form in a dialog. */
export const labsWithDialog = entry(hero, 'labs-hero-dialog', {
  ...moving,
  description: t(
    '<h2>What you bring</h2><blockquote>Patience, mostly.</blockquote><table><tbody><tr><td>Weeks</td><td>Six</td></tr></tbody></table>',
    '<h2>Lo que pones</h2><blockquote>Sobre todo paciencia.</blockquote><table><tbody><tr><td>Semanas</td><td>Seis</td></tr></tbody></table>',
  ),
  cta: entry(callToAction, 'cta-labs-dialog', {
    text: t('Join a trial', 'Participa en una prueba'),
    target: '/labs#trials',
    look: 'button',
    modal: entry(notifyForm, 'form-labs-trial', {
      label: t('Your street address', 'Tu dirección'),
      button: t('Join', 'Participar'),
    }),
  }),
});
