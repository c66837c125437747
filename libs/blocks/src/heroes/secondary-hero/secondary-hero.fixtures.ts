import { entry, t } from '@skein/cms-client';
import { seePlans } from '../hero/form-hero.fixtures.ts';
import { pictures } from '../../testing/artwork.fixtures.ts';
import { checkAddress } from '../../testing/calls.fixtures.ts';
import { longDescription, longTitle } from '../../testing/texts.fixtures.ts';
import { secondaryHero } from './secondary-hero.block.ts';

const title = t('And then it rains.', 'Y entonces llueve.');
const subtitle = t('Glass does not mind.', 'Al vidrio no le importa.');

export const secondaryHeroBasic = entry(secondaryHero, 'secondary-hero', {
  title,
  subtitle,
  kicker: t('Weather', 'El tiempo'),
  image: pictures.morningCrew,
  cta: checkAddress,
  secondCta: seePlans,
});
export const secondaryHeroLeft = entry(secondaryHero, 'secondary-hero-left', {
  title,
  subtitle,
  image: pictures.morningCrew,
  imageSide: 'left',
  theme: 'coral',
});
export const secondaryHeroWords = entry(secondaryHero, 'secondary-hero-words', {
  title,
  subtitle,
  cta: checkAddress,
  theme: 'teal',
});
export const secondaryHeroTitleOnly = entry(secondaryHero, 'secondary-hero-title-only', { title });
export const secondaryHeroLong = entry(secondaryHero, 'secondary-hero-long', {
  title: longTitle,
  subtitle,
  description: longDescription,
  image: pictures.morningCrew,
  cta: checkAddress,
});
