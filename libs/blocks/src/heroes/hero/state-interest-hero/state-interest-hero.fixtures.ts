import { entry, t } from '@skein/cms-client';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { longDescription, longTitle } from '../../../testing/texts.fixtures.ts';
import { checkAddress, interestForm, seePlans } from '../form-hero.fixtures.ts';
import { hero } from '../hero.block.ts';

const words = {
  variant: 'stateInterestHero',
  kicker: t('Texas', 'Texas'),
  title: t('We dig where people ask', 'Cavamos donde nos lo piden'),
  subtitle: t(
    'Leave your address. When enough neighbors do, your street moves up the list.',
    'Déjanos tu dirección. Cuando lo hacen suficientes vecinos, tu calle sube en la lista.',
  ),
  image: pictures.sanAntonio,
  theme: 'ink',
} as const;

export const stateInterestForm = entry(hero, 'hero-state-interest-form', { ...words, form: interestForm });
export const stateInterestActions = entry(hero, 'hero-state-interest-actions', {
  ...words,
  cta: checkAddress,
  secondCta: seePlans,
});
export const stateInterestByDay = entry(hero, 'hero-state-interest-by-day', {
  ...words,
  kicker: t('Colorado', 'Colorado'),
  image: pictures.denver,
  theme: 'paper',
  form: interestForm,
});
export const stateInterestLong = entry(hero, 'hero-state-interest-long', {
  ...words,
  title: longTitle,
  description: longDescription,
  form: interestForm,
});
