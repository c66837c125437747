import { entry, t } from '@skein/cms-client';
import { addressForm, seePlans } from '../hero/form-hero.fixtures.ts';
import { pictures } from '../../testing/artwork.fixtures.ts';
import { checkAddress } from '../../testing/calls.fixtures.ts';
import { longDescription, longTitle } from '../../testing/texts.fixtures.ts';
import { pageHero } from './page-hero.block.ts';

const title = t('One question at a time', 'Una pregunta a la vez');
const subtitle = t('You ask, a table answers.', 'Tú preguntas y una tabla contesta.');
const words = { title, subtitle, kicker: t('Tools', 'Herramientas') } as const;

export const pageHeroPlain = entry(pageHero, 'page-hero', {
  ...words,
  image: pictures.kitchenTable,
  cta: checkAddress,
  secondCta: seePlans,
});
export const pageHeroForm = entry(pageHero, 'page-hero-form', {
  ...words,
  form: addressForm,
  theme: 'violet',
});
export const pageHeroModule = entry(pageHero, 'page-hero-module', {
  ...words,
  look: 'module',
  image: pictures.kitchenTable,
  cta: checkAddress,
  theme: 'teal',
});
export const pageHeroModuleForm = entry(pageHero, 'page-hero-module-form', {
  ...words,
  look: 'module',
  form: addressForm,
  theme: 'mist',
});
export const pageHeroFurther = entry(pageHero, 'page-hero-further', {
  ...words,
  isPageTitle: false,
  image: pictures.router,
});
export const pageHeroTitleOnly = entry(pageHero, 'page-hero-title-only', { title });
export const pageHeroLong = entry(pageHero, 'page-hero-long', {
  title: longTitle,
  subtitle,
  description: longDescription,
  look: 'module',
  image: pictures.kitchenTable,
  form: addressForm,
  theme: 'ink',
});
