import { block, variantType, type PropsOfVariants, type Block } from '@skein/cms-client';
import { centeredText } from './centered-text/centered-text.content.ts';
import { centeredVideo } from './centered-video/centered-video.content.ts';
import { citiesMap } from './cities-map/cities-map.content.ts';
import { cityOffer } from './city-offer/city-offer.content.ts';
import { comingSoonInterest } from './coming-soon-interest/coming-soon-interest.content.ts';
import { sharedFields } from './shared/fields.shared.ts';
import { gamingVideo } from './gaming-video/gaming-video.content.ts';
import { moduleSpeedTest } from './module-speed-test/module-speed-test.content.ts';
import { speedTest } from './speed-test/speed-test.content.ts';
import { lifestyle } from './lifestyle/lifestyle.content.ts';
import { reliability } from './reliability/reliability.content.ts';
import { stayInTouch } from './stay-in-touch/stay-in-touch.content.ts';
import { teaching } from './teaching/teaching.content.ts';
import { teamQuote } from './team-quote/team-quote.content.ts';
import { textWithMapNote } from './text-with-map-note/text-with-map-note.content.ts';
import { textWithImage } from './text-with-image/text-with-image.content.ts';
import { textWithSpeedTest } from './text-with-speed-test/text-with-speed-test.content.ts';
import { textWithVideo } from './text-with-video/text-with-video.content.ts';

const model = variantType(
  'gfContentBlock',
  {
    name: 'Content block',
    description: 'Text with a picture, a film, a map or by itself',
    use: 'The sections of a page, one point each.',
    avoid: 'The top of a page: take a hero. Running text: take a text block.',
  },
  'gfContentBlockType',
  sharedFields,
  {
    textWithImage,
    textWithMapNote,
    lifestyle,
    reliability,
    teaching,
    teamQuote,
    stayInTouch,
    cityOffer,
    centeredText,
    citiesMap,
    textWithVideo,
    centeredVideo,
    textWithSpeedTest,
    speedTest,
    gamingVideo,
    comingSoonInterest,
    moduleSpeedTest,
  },
);
export type ContentBlockProps = PropsOfVariants<typeof model>;
export type ContentBlockVariant = ContentBlockProps['variant'];
/** Props of one variant. */
export type ContentBlockOf<V extends ContentBlockVariant> = Extract<
  ContentBlockProps,
  { readonly variant: V }
>;

/** The most common block of a page. Each variant has its own layout. */
export const contentBlock: Block<typeof model> = block(model, {
  component: () => import('./content-block.tsx').then((m) => m.ContentBlock),
  // On phones, the cities of this variant are in three groups, through which visitors swipe.
  wakes: ({ variant }) =>
    variant === 'citiesMap'
      ? {
          when: 'visible',
          enhancer: () => import('@skein/carousels/enhance').then((m) => m.enhanceCarousels),
        }
      : undefined,
});
