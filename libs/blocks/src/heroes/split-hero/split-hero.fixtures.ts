import { entry, t } from '@skein/cms-client';
import { addressForm, interestForm } from '../hero/form-hero.fixtures.ts';
import { checkAddress } from '../../testing/calls.fixtures.ts';
import { longDescription, longTitle } from '../../testing/texts.fixtures.ts';
import { splitHero } from './split-hero.block.ts';

const title = t('Measure first. Then ask us.', 'Primero mide. Luego pregúntanos.');
const subtitle = t('Both take a minute.', 'Las dos cosas toman un minuto.');

export const splitHeroSpeedTest = entry(splitHero, 'split-hero', {
  title,
  subtitle,
  kicker: t('Switching', 'Cambiarse'),
  form: addressForm,
  sideTitle: t('What you have today', 'Lo que tienes hoy'),
  theme: 'mist',
});
export const splitHeroTwoForms = entry(splitHero, 'split-hero-two-forms', {
  title,
  subtitle,
  form: addressForm,
  side: 'form',
  sideTitle: t('Not yet on your street?', '¿Todavía no en tu calle?'),
  sideForm: interestForm,
  theme: 'ink',
});
export const splitHeroForeignTest = entry(splitHero, 'split-hero-foreign', {
  title,
  cta: checkAddress,
  speedTestUrl: 'https://speed.example/embed',
});
/** A hero that shows only words: the editor chose a form for the second side, but has set no form. */
export const splitHeroNoSide = entry(splitHero, 'split-hero-no-side', { title, subtitle, side: 'form' });
export const splitHeroLong = entry(splitHero, 'split-hero-long', {
  title: longTitle,
  subtitle,
  description: longDescription,
  form: addressForm,
  sideTitle: longTitle,
});
