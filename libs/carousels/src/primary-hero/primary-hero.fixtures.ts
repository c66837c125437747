import { callToAction, entry, t } from '@skein/cms-client';
import { pictures } from '../testing/artwork.fixtures.ts';
import { formFixture } from '../testing/form.content.ts';
import { primaryHero } from './primary-hero.block.ts';
import { primaryHeroItem } from './primary-hero-item.content.ts';

const plans = entry(callToAction, 'cta-primary-plans', {
  text: t('See the plans', 'Ver los planes'),
  target: '/product/internet',
});
const everybody = entry(primaryHeroItem, 'primary-everybody', {
  kicker: t('Moving?', '¿Te mudas?'),
  title: t('The line is there first', 'La línea llega antes que tú'),
  subtitle: t(
    'Tell us the day, and it works before the boxes are in.',
    'Dinos el día y funciona antes de que entren las cajas.',
  ),
  image: pictures.porch,
  cta: plans,
});
const austin = entry(primaryHeroItem, 'primary-austin', {
  title: t('Austin to Austin', 'De Austin a Austin'),
  image: pictures.livingRoom,
  city: 'Austin',
});
const mail = entry(primaryHeroItem, 'primary-mail', {
  title: t('You read the letter', 'Leíste la carta'),
  image: pictures.router,
  utmMedium: 'mail',
});
const varied = entry(primaryHeroItem, 'primary-varied', {
  title: t('Two months on the house', 'Dos meses por cuenta de la casa'),
  image: pictures.installer,
  onlyInVariation: true,
});

export const primaryHeroBasic = entry(primaryHero, 'primary-hero', {
  internalName: t('Moving', 'Mudanza'),
  items: [everybody, austin, mail, varied],
  flagKey: 'moving_hero',
  variationName: 'two_months',
  analyticsId: 'primary-hero',
});
export const primaryHeroWithForm = entry(primaryHero, 'primary-hero-form', {
  items: [everybody, mail],
  theme: 'violet',
  form: entry(formFixture, 'primary-form', {
    label: t('New address', 'Dirección nueva'),
    button: t('Check it', 'Revisarla'),
  }),
});
export const primaryHeroOne = entry(primaryHero, 'primary-hero-one', { items: [everybody], theme: 'paper' });
export const primaryHeroNone = entry(primaryHero, 'primary-hero-none', {});
