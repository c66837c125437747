import { callToAction, entry, t } from '@skein/cms-client';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { longDescription, longTitle } from '../../../testing/texts.fixtures.ts';
import { hero } from '../hero.block.ts';
import { heroPortrait } from './hero-portrait.content.ts';

const team = [
  entry(heroPortrait, 'hero-portrait-june', {
    name: 'June Okafor',
    position: t('Splices fiber', 'Empalma fibra'),
    image: pictures.portrait1,
  }),
  entry(heroPortrait, 'hero-portrait-mateo', {
    name: 'Mateo Ruiz',
    position: t('Drives the van', 'Maneja la camioneta'),
    image: pictures.portrait2,
  }),
  entry(heroPortrait, 'hero-portrait-ruth', {
    name: 'Ruth Lindqvist',
    position: t('Answers at night', 'Contesta de noche'),
    image: pictures.portrait3,
  }),
  entry(heroPortrait, 'hero-portrait-samira', {
    name: 'Samira Haddad',
    position: t('Plans streets', 'Planifica calles'),
    image: pictures.portrait4,
  }),
  entry(heroPortrait, 'hero-portrait-dev', {
    name: 'Dev Patel',
    position: t('Writes software', 'Escribe software'),
    image: pictures.portrait7,
  }),
  entry(heroPortrait, 'hero-portrait-imani', {
    name: 'Imani Brooks',
    position: t('Talks to cities', 'Habla con ciudades'),
    image: pictures.portrait8,
  }),
];

/** The hero of a careers page: the team, and a link to the open roles. */
export const officialsCareers = entry(hero, 'officials-hero-careers', {
  variant: 'officialsHero',
  kicker: t('Careers', 'Empleo'),
  title: t('Good at knots? Come and untie some', '¿Se te dan los nudos? Ven a desatarlos'),
  subtitle: t(
    'We dig, splice, code and answer the phone. Most of us do two of those.',
    'Cavamos, empalmamos, programamos y contestamos el teléfono. Casi todos hacemos dos de esas cosas.',
  ),
  theme: 'paper',
  portraits: team,
  cta: goTo('officials-roles', 'See open roles', 'Ver las vacantes', '/careers#roles', 'button'),
});
const cityWords = {
  variant: 'officialsHero',
  kicker: t('For city officials', 'Para funcionarios municipales'),
  title: t('One trench, forty quiet years', 'Una zanja, cuarenta años de calma'),
  description: t(
    '<p>We dig once, put the street back better than we found it, and leave room in the duct for whoever comes next.</p>',
    '<p>Cavamos una vez, dejamos la calle mejor de como estaba y sitio en el ducto para quien venga después.</p>',
  ),
} as const;
/**
 * The hero of a page for city officials: a picture, and a call to action that opens the header's address
 * form.
 */
export const officialsCity = entry(hero, 'officials-hero-city', {
  ...cityWords,
  theme: 'teal',
  image: pictures.installerAtWork,
  cta: entry(callToAction, 'cta-officials-check', {
    text: t('Check availability', 'Ver cobertura'),
    target: '#!',
  }),
  secondCta: entry(callToAction, 'cta-officials-call', {
    text: t('Schedule a call', 'Agenda una llamada'),
    target: '/support/schedule-a-call',
    look: 'outline',
  }),
});
export const officialsThree = entry(hero, 'officials-hero-three', {
  ...cityWords,
  theme: 'ink',
  portraits: team.slice(3),
});
export const officialsWordsOnly = entry(hero, 'officials-hero-words', { ...cityWords, theme: 'amber' });
export const officialsLong = entry(hero, 'officials-hero-long', {
  ...cityWords,
  title: longTitle,
  description: longDescription,
  portraits: team,
  theme: 'mist',
});
