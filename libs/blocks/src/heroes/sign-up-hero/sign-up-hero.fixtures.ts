import { entry, t } from '@skein/cms-client';
import { goTo } from '../../testing/calls.fixtures.ts';
import { pictures } from '../../testing/artwork.fixtures.ts';
import { longTitle } from '../../testing/texts.fixtures.ts';
import { signUpHero } from './sign-up-hero.block.ts';

export const signUpBasic = entry(signUpHero, 'sign-up-hero', {
  title: t('Nothing to confirm here.', 'Aquí no hay nada que confirmar.'),
  subtitle: t(
    'This page repeats what you have just left with us, for half an hour and on your device only. If you have left your email, it arrived.',
    'Esta página repite lo que acabas de dejarnos, durante media hora y solo en tu dispositivo. Si dejaste tu correo, llegó.',
  ),
  kicker: t('Noted', 'Anotado'),
  notice: t('What we kept', 'Lo que guardamos'),
  theme: 'mist',
  image: pictures.porch,
  cta: goTo('sign-up-home', 'To the home page', 'Ir al inicio', '/', 'button'),
});

/** The hero with only the fields that an editor must fill in. */
export const signUpBare = entry(signUpHero, 'sign-up-hero-bare', {
  title: t('Nobody has signed up here', 'Aquí nadie se ha registrado'),
  image: pictures.networkMap,
});

export const signUpLong = entry(signUpHero, 'sign-up-hero-long', {
  title: longTitle,
  kicker: t('Noted, and we mean noted', 'Anotado, y bien anotado'),
  notice: t('All that we have kept of it, and nothing else', 'Todo lo que guardamos de eso, y nada más'),
  theme: 'ink',
  image: pictures.porch,
});
