import { callToAction, entryType, image, one, text, type PropsOf } from '@skein/cms-client';

/** Fields that slides of all heroes share. */
export const heroSlideFields = {
  kicker: text('gfKicker', 60).optional().help('A few words above the title'),
  title: text('gfTitle'),
  subtitle: text('gfSubTitle').optional(),
  image: image('gfImage').optional(),
  cta: one('gfCta', callToAction).optional(),
} as const;

export const heroSlide = entryType(
  'gfHeroSlide',
  {
    name: 'Slide of a hero',
    description: 'A title, a picture and the first thing to do',
    displayField: 'gfTitle',
  },
  heroSlideFields,
);

export interface HeroSlideProps extends PropsOf<typeof heroSlideFields> {}
