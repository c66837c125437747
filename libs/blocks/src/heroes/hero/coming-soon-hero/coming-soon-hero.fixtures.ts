import { entry, t } from '@skein/cms-client';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { longDescription, longTitle } from '../../../testing/texts.fixtures.ts';
import { checkAddress, interestForm, seePlans } from '../form-hero.fixtures.ts';
import { hero } from '../hero.block.ts';

const words = {
  variant: 'comingSoonHero',
  kicker: t('Westminster, Colorado', 'Westminster, Colorado'),
  title: t('We are digging your way', 'Vamos cavando hacia ti'),
  subtitle: t(
    'First homes light up next spring, street by street.',
    'Las primeras casas se conectan en primavera, calle por calle.',
  ),
  image: pictures.trench,
  theme: 'mist',
  privacyText: t(
    '<p>We use your address to tell you when, and for nothing else. <a href="/legal/privacy">How we handle it</a>.</p>',
    '<p>Usamos tu dirección para avisarte cuándo, y para nada más. <a href="/legal/privacy">Cómo la cuidamos</a>.</p>',
  ),
} as const;

export const comingSoonForm = entry(hero, 'hero-coming-soon-form', { ...words, form: interestForm });
export const comingSoonActions = entry(hero, 'hero-coming-soon-actions', {
  ...words,
  privacyText: undefined,
  cta: checkAddress,
  secondCta: seePlans,
});
export const comingSoonInk = entry(hero, 'hero-coming-soon-ink', {
  ...words,
  badge: t('Spring, if the ground thaws', 'En primavera, si se descongela'),
  theme: 'ink',
  form: interestForm,
});
export const comingSoonLong = entry(hero, 'hero-coming-soon-long', {
  ...words,
  title: longTitle,
  description: longDescription,
  theme: 'paper',
  form: interestForm,
});
