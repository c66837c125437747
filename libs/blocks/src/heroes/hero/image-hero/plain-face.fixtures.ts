import { entry, t } from '@skein/cms-client';
import { goTo } from '../../../testing/calls.fixtures.ts';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { notifyForm } from '../../../testing/notify-form.content.ts';
import { longDescription, longTitle } from '../../../testing/texts.fixtures.ts';
import { coloredText } from '../../../parts/title/title.content.ts';
import { hero } from '../hero.block.ts';

const check = goTo('hero-check', 'Check availability', 'Ver cobertura', '#!', 'button');
const plans = goTo('hero-plans', 'See plans', 'Ver planes', '/plans', 'outline');

const homeWords = {
  variant: 'imageHero',
  kicker: t('Fiber internet', 'Internet de fibra'),
  title: t('Threads of light, straight to your door', 'Hilos de luz hasta tu puerta'),
  subtitle: t(
    'Fast enough that you stop noticing. Up as fast as down.',
    'Tan rápido que dejas de notarlo. De subida como de bajada.',
  ),
  image: pictures.street,
  mobileImage: pictures.streetTall,
  cta: check,
} as const;

const productWords = {
  variant: 'imageHero',
  kicker: t('Internet', 'Internet'),
  title: t('A quiet box, a loud house', 'Un router callado, una casa con ruido'),
  subtitle: t(
    '1 Gig up and down, for every room and everyone in it.',
    '1 Gig de subida y de bajada, para cada cuarto y todos los que viven ahí.',
  ),
  description: t(
    '<p>$70 a month. The router, the install and the person who answers the phone are in the price.</p>',
    '<p>$70 al mes. El router, la instalación y la persona que contesta el teléfono van incluidos.</p>',
  ),
  image: pictures.router,
  cta: check,
  secondCta: plans,
} as const;

/** The hero with its picture behind the words: a street at night. */
export const heroBehind = entry(hero, 'hero-behind', { ...homeWords, layout: 'behind', theme: 'ink' });
export const heroBehindTwo = entry(hero, 'hero-behind-two', {
  ...homeWords,
  layout: 'behind',
  theme: 'ink',
  secondCta: plans,
});
export const heroBehindForm = entry(hero, 'hero-behind-form', {
  ...homeWords,
  layout: 'behind',
  theme: 'ink',
  form: entry(notifyForm, 'hero-form', {
    label: t('Your street address', 'Tu dirección'),
    button: t('Check', 'Revisar'),
  }),
});
export const heroRight = entry(hero, 'hero-right', { ...productWords, layout: 'right' });
export const heroRightColors = entry(hero, 'hero-right-colors', {
  ...productWords,
  layout: 'right',
  image: pictures.livingRoom,
  theme: 'mist',
  multiColorTitle: true,
  titleParts: [
    entry(coloredText, 'hero-part-one', { text: t('A quiet box,', 'Un router callado,'), color: 'teal' }),
    entry(coloredText, 'hero-part-two', { text: t('a loud house', 'una casa con ruido') }),
  ],
});
export const heroRightViolet = entry(hero, 'hero-right-violet', {
  ...productWords,
  layout: 'right',
  theme: 'violet',
  image: pictures.desk,
});
/** Teal is unreadable on ink, so the title has the theme's own color. */
export const heroRightUnreadable = entry(hero, 'hero-right-unreadable', {
  ...productWords,
  layout: 'right',
  theme: 'ink',
  titleColor: 'teal',
});
export const heroBelow = entry(hero, 'hero-below', {
  ...productWords,
  layout: 'below',
  image: pictures.austin,
  theme: 'paper',
});
export const heroBelowAmber = entry(hero, 'hero-below-amber', {
  ...productWords,
  layout: 'below',
  image: pictures.street,
  theme: 'amber',
});
export const heroLong = entry(hero, 'hero-long', {
  ...productWords,
  layout: 'right',
  title: longTitle,
  description: longDescription,
});
export const heroOnlyTitle = entry(hero, 'hero-only-title', {
  variant: 'imageHero',
  title: t('About us', 'Quiénes somos'),
  image: pictures.austin,
  layout: 'below',
});
