import { entry, t } from '@skein/cms-client';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { notifyForm } from '../../../testing/notify-form.content.ts';
import { longDescription, longTitle } from '../../../testing/texts.fixtures.ts';
import { hero } from '../hero.block.ts';

const words = {
  variant: 'freeExtrasHero',
  kicker: t('In the price', 'Va incluido'),
  title: t('Free means free. We checked twice', 'Gratis es gratis. Lo revisamos dos veces'),
  subtitle: t(
    'No rental line on the bill, no “for the first three months”.',
    'Sin alquileres en la factura ni “durante los tres primeros meses”.',
  ),
  extras: t(
    ['Wi-\u2060Fi 6E router', 'Installation', 'A mesh point for big homes', 'Support by people'],
    ['Router Wi-\u2060Fi 6E', 'Instalación', 'Un repetidor para casas grandes', 'Ayuda de personas'],
  ),
} as const;

export const extrasForm = entry(hero, 'free-extras-hero-form', {
  ...words,
  theme: 'paper',
  form: entry(notifyForm, 'free-extras-form', {
    label: t('Your street address', 'Tu dirección'),
    button: t('Check', 'Revisar'),
  }),
});
export const extrasInk = entry(hero, 'free-extras-hero-ink', {
  ...words,
  theme: 'ink',
  cta: goTo('extras-plans', 'See plans', 'Ver planes', '/plans', 'button'),
});
export const extrasViolet = entry(hero, 'free-extras-hero-violet', {
  variant: 'freeExtrasHero',
  title: words.title,
  theme: 'violet',
});
export const extrasLong = entry(hero, 'free-extras-hero-long', {
  ...words,
  theme: 'mist',
  title: longTitle,
  description: longDescription,
});
