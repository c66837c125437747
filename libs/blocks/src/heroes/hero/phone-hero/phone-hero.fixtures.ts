import { entry, t } from '@skein/cms-client';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { longDescription, longTitle } from '../../../testing/texts.fixtures.ts';
import { addressForm, seePlans } from '../form-hero.fixtures.ts';
import { hero } from '../hero.block.ts';

const call = goTo('phone-hero-call', 'Call 555-0142', 'Llamar al 555-0142', 'tel:+15550142', 'button');

const words = {
  variant: 'phoneHero',
  kicker: t('Home phone', 'Teléfono fijo'),
  title: t('Keep the number they know by heart', 'Conserva el número que se saben de memoria'),
  subtitle: t(
    'Unlimited calls in the US for $10 a month, on the phone you already have.',
    'Llamadas sin límite en EE. UU. por $10 al mes, con el teléfono que ya tienes.',
  ),
  image: pictures.phoneCall,
  theme: 'amber',
} as const;

export const phoneForm = entry(hero, 'hero-phone-form', { ...words, form: addressForm });
export const phoneActions = entry(hero, 'hero-phone-actions', { ...words, cta: call, secondCta: seePlans });
export const phoneOnPaper = entry(hero, 'hero-phone-on-paper', { ...words, theme: 'paper', cta: call });
export const phoneLong = entry(hero, 'hero-phone-long', {
  ...words,
  title: longTitle,
  description: longDescription,
  cta: call,
});
