import { callToAction, entry, t } from '@skein/cms-client';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { longDescription, longTitle } from '../../../testing/texts.fixtures.ts';
import { addressForm } from '../form-hero.fixtures.ts';
import { hero } from '../hero.block.ts';
import { heroPortrait } from '../officials-hero/hero-portrait.content.ts';

const people = (
  [
    ['June', pictures.portrait1],
    ['Mateo', pictures.portrait2],
    ['Ruth', pictures.portrait3],
    ['Samira', pictures.portrait4],
    ['Walter', pictures.portrait5],
    ['Gurpreet', pictures.portrait9],
    ['Thandi', pictures.portrait8],
  ] as const
).map(([name, image]) =>
  entry(heroPortrait, `hero-neighbor-${image.id.replace('art-portrait-', '')}`, { name, image }),
);

const join = entry(callToAction, 'cta-community-hero-join', {
  text: t('Bring us to your school', 'Llévanos a tu escuela'),
  target: '/community',
});
const stories = goTo('community-hero-stories', 'Read their stories', 'Lee sus historias', '/blog', 'outline');

const words = {
  variant: 'communityHero',
  kicker: t('Community', 'Comunidad'),
  title: t('The people on your thread', 'La gente de tu hilo'),
  subtitle: t(
    'Libraries, labs and living rooms that we wire for nothing, and the neighbors who run them.',
    'Bibliotecas, talleres y salas que conectamos gratis, y los vecinos que los llevan.',
  ),
  portraits: people,
} as const;

export const communityActions = entry(hero, 'hero-community-actions', {
  ...words,
  cta: join,
  secondCta: stories,
});
export const communityForm = entry(hero, 'hero-community-form', {
  ...words,
  theme: 'mist',
  form: addressForm,
});
export const communityInk = entry(hero, 'hero-community-ink', { ...words, theme: 'ink', cta: join });
export const communityFaq = entry(hero, 'hero-community-faq', {
  variant: 'communityHero',
  kicker: t('Questions', 'Preguntas'),
  title: t('Ask away', 'Pregunta lo que sea'),
  subtitle: t(
    'Most answers are below. The rest are one call away, and a person picks up.',
    'Casi todas las respuestas están abajo. Para las demás, llama: contesta una persona.',
  ),
  theme: 'violet',
});
export const communityLong = entry(hero, 'hero-community-long', {
  ...words,
  title: longTitle,
  description: longDescription,
  cta: join,
});
