import { entry, t } from '@skein/cms-client';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { longDescription, longTitle } from '../../../testing/texts.fixtures.ts';
import { addressForm, checkAddress, seePlans } from '../form-hero.fixtures.ts';
import { hero } from '../hero.block.ts';

const words = {
  variant: 'overlappingHero',
  kicker: t('New in the neighborhood', 'Nuevo en el barrio'),
  title: t('Your street is next', 'Sigue tu calle'),
  subtitle: t(
    'The trench is closed, the grass is growing back, and the light is on.',
    'La zanja está cerrada, el pasto vuelve a crecer y la luz ya llega.',
  ),
  image: pictures.streetByDay,
} as const;

export const overlappingForm = entry(hero, 'hero-overlapping-form', { ...words, form: addressForm });
export const overlappingActions = entry(hero, 'hero-overlapping-actions', {
  ...words,
  cta: checkAddress,
  secondCta: seePlans,
});
export const overlappingInk = entry(hero, 'hero-overlapping-ink', {
  ...words,
  image: pictures.street,
  theme: 'ink',
  form: addressForm,
});
export const overlappingLong = entry(hero, 'hero-overlapping-long', {
  ...words,
  title: longTitle,
  description: longDescription,
  theme: 'coral',
  form: addressForm,
});
