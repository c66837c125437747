import { entry, t } from '@skein/cms-client';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { longDescription, longTitle } from '../../../testing/texts.fixtures.ts';
import { addressForm, checkAddress, seePlans } from '../form-hero.fixtures.ts';
import { hero } from '../hero.block.ts';

const words = {
  variant: 'neighborhoodHero',
  kicker: t('Apartments and condos', 'Apartamentos y condominios'),
  title: t('Your building, on one thread', 'Tu edificio, en un solo hilo'),
  subtitle: t(
    'We wire the whole house once. You move in and it works.',
    'Cableamos el edificio una vez. Te mudas y ya funciona.',
  ),
  image: pictures.apartmentBlock,
  theme: 'ink',
} as const;

export const neighborhoodForm = entry(hero, 'hero-neighborhood-form', { ...words, form: addressForm });
export const neighborhoodActions = entry(hero, 'hero-neighborhood-actions', {
  ...words,
  cta: checkAddress,
  secondCta: seePlans,
});
export const neighborhoodByDay = entry(hero, 'hero-neighborhood-by-day', {
  ...words,
  image: pictures.apartmentBlockLight,
  theme: 'mist',
  form: addressForm,
});
export const neighborhoodLong = entry(hero, 'hero-neighborhood-long', {
  ...words,
  title: longTitle,
  description: longDescription,
  form: addressForm,
});
