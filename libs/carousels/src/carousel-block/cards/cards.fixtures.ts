import { entry, t } from '@skein/cms-client';
import {
  placesToCome,
  placeWithMuchToSay,
  placeWithoutPicture,
} from '../../coming-soon-card/places-to-come.fixtures.ts';
import { voices } from '../../testimonial-card/voices.fixtures.ts';
import { carouselBlock } from '../carousel-block.block.ts';

const variant = 'cards';
const title = t('On the drum', 'En el carrete');

export const cardsToCome = entry(carouselBlock, 'cards-to-come', {
  variant,
  title,
  description: t('<p>What we are up to.</p>', '<p>En qué andamos.</p>'),
  items: placesToCome,
});
export const cardsOfVoices = entry(carouselBlock, 'cards-of-voices', {
  variant,
  items: voices,
  autoSlider: true,
  backgroundColor: 'amber-soft',
});
export const cardsOfBoth = entry(carouselBlock, 'cards-of-both', {
  variant,
  title,
  items: [placeWithMuchToSay, voices[2], placeWithoutPicture, voices[0]],
  backgroundColor: 'ink',
  isModule: true,
});
export const cardsTwo = entry(carouselBlock, 'cards-two', {
  variant,
  title,
  items: placesToCome.slice(0, 2),
});
export const cardsNone = entry(carouselBlock, 'cards-none', { variant, title });
