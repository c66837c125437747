import type { ArtName } from '@skein/artwork';
import { contentBlock, contentGrid, featuredContainer } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { bringANeighbor, callSales, checkMyAddress, goTo } from '../calls-to-action.ts';
import { NEW_STREET_DAYS, STUDENTS } from '../offer.ts';
import { posts } from './blog.posts.ts';

type Both = readonly [english: string, spanish: string];
const offer = (
  id: string,
  [title, titulo]: Both,
  [english, spanish]: Both,
  image: ArtName,
  cta: ReturnType<typeof goTo>,
) =>
  entry(contentBlock, `community-offer-${id}`, {
    variant: 'cityOffer',
    title: t(title, titulo),
    subtitle: t(english, spanish),
    image: art(image),
    cta,
  });

/** The offers with a free month. They are the same in all cities. */
export const seasonOffers = entry(contentGrid, 'community-offers', {
  variant: 'cityOffers',
  title: t('Ways to get a month free', 'Maneras de tener un mes gratis'),
  items: [
    offer(
      'street',
      ['On a new street', 'En una calle nueva'],
      [
        `Your first month on a new street is free. It counts as new if we finished digging in the last ${NEW_STREET_DAYS}\u00a0days.`,
        `El primer mes en una calle nueva es gratis. Es nueva si terminamos de cavar en los últimos ${NEW_STREET_DAYS}\u00a0días.`,
      ],
      'city-salt-lake',
      checkMyAddress,
    ),
    offer(
      'neighbor',
      ['With a neighbor', 'Con un vecino'],
      [
        'When their line turns on, you both get a month free.',
        'Cuando se conecte su línea, los dos reciben un mes gratis.',
      ],
      'city-nashville-day',
      bringANeighbor('community-offer-neighbor'),
    ),
    offer(
      'students',
      ['As a student', 'Si estudias'],
      [STUDENTS.en, STUDENTS.es],
      'city-denver-day',
      callSales,
    ),
  ],
});

const [first, ...others] = posts;

/** A block with the newest blog posts and a link to the blog. */
export const fromTheBlog = entry(featuredContainer, 'community-blog', {
  variant: 'featuredPost',
  title: t('From the blog', 'Del blog'),
  featured: first,
  posts: others.slice(0, 3),
  cta: goTo('community-blog', 'Read all stories', 'Leer todo el blog', '/blog', 'outline'),
});
