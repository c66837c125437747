import { entry, t } from '@skein/cms-client';
import { checkAddress, interestForm } from '../hero/form-hero.fixtures.ts';
import { pictures } from '../../testing/artwork.fixtures.ts';
import { longDescription, longTitle } from '../../testing/texts.fixtures.ts';
import { cityInterestHero } from './city-interest-hero.block.ts';

const words = {
  place: t('Denver, Colorado', 'Denver, Colorado'),
  title: t('Say the word, Denver', 'Tú dirás, Denver'),
  subtitle: t(
    'We dig first where most of you have asked. It takes an email.',
    'Cavamos primero donde más lo piden. Basta un correo.',
  ),
  image: pictures.denver,
} as const;

export const cityInterestForm = entry(cityInterestHero, 'city-interest', {
  ...words,
  formTitle: t('Yes, bring it to my street', 'Sí, tráiganla a mi calle'),
  form: interestForm,
  privacyText: t(
    '<p>We use it to tell you when, and for nothing else. <a href="/legal/privacy">Privacy</a>.</p>',
    '<p>Lo usamos para avisarte cuándo, y para nada más. <a href="/legal/privacy">Privacidad</a>.</p>',
  ),
});
export const cityInterestAction = entry(cityInterestHero, 'city-interest-action', {
  ...words,
  chip: t('In two springs', 'En dos primaveras'),
  cta: checkAddress,
  theme: 'ink',
});
/** The hero with only the fields that an editor must fill in. */
export const cityInterestBare = entry(cityInterestHero, 'city-interest-bare', {
  title: words.title,
  image: words.image,
  theme: 'mist',
});
export const cityInterestLong = entry(cityInterestHero, 'city-interest-long', {
  ...words,
  title: longTitle,
  description: longDescription,
  formTitle: t(
    'Yes, bring it to my street, to the one behind it and to my mother’s, who asks every Sunday',
    'Sí, tráiganla a mi calle, a la de atrás y a la de mi mamá, que pregunta cada domingo',
  ),
  form: interestForm,
  theme: 'amber',
});
