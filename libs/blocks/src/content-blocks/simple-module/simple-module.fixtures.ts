import { entry, t } from '@skein/cms-client';
import { interestForm } from '../../heroes/hero/form-hero.fixtures.ts';
import { pictures } from '../../testing/artwork.fixtures.ts';
import { checkAddress } from '../../testing/calls.fixtures.ts';
import { longDescription, longTitle } from '../../testing/texts.fixtures.ts';
import { simpleModule } from './simple-module.block.ts';

const title = t('Tell us where you live', 'Dinos dónde vives');
const subtitle = t('We look it up while you wait.', 'Lo buscamos mientras esperas.');
const description = t('<p>A street and a number will do.</p>', '<p>Basta una calle y un número.</p>');

export const simpleModuleBasic = entry(simpleModule, 'simple-module', {
  title,
  subtitle,
  description,
  form: interestForm,
});
export const simpleModuleBelow = entry(simpleModule, 'simple-module-below', {
  title,
  description,
  form: interestForm,
  layout: 'below',
  theme: 'ink',
});
export const simpleModulePicture = entry(simpleModule, 'simple-module-picture', {
  title,
  subtitle,
  form: interestForm,
  image: pictures.fenceTalk,
  theme: 'amber',
});
export const simpleModuleCta = entry(simpleModule, 'simple-module-cta', {
  title,
  description,
  cta: checkAddress,
  theme: 'violet',
});
export const simpleModuleTitleOnly = entry(simpleModule, 'simple-module-title-only', { title });
export const simpleModuleLong = entry(simpleModule, 'simple-module-long', {
  title: longTitle,
  subtitle,
  description: longDescription,
  form: interestForm,
});
