import type { ArtName } from '@skein/artwork';
import { contentBlock, contentGrid, featuredContainer } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { checkMyAddress, goTo } from '../calls-to-action.ts';
import { posts } from './blog.posts.ts';

const offer = (id: string, name: string, english: string, spanish: string, image: ArtName) =>
  entry(contentBlock, `community-offer-${id}`, {
    variant: 'cityOffer',
    title: t(`In ${name}`, `En ${name}`),
    subtitle: t(english, spanish),
    image: art(image),
    cta: checkMyAddress,
  });

/** What is on this season, by city. */
export const seasonOffers = entry(contentGrid, 'community-offers', {
  variant: 'cityOffers',
  title: t('This season, city by city', 'Esta temporada, ciudad por ciudad'),
  items: [
    offer(
      'salt-lake',
      'Salt Lake City',
      'The visit costs nothing while there is snow on the Wasatch.',
      'La visita no cuesta nada mientras haya nieve en las Wasatch.',
      'city-salt-lake',
    ),
    offer(
      'nashville',
      'Nashville',
      'Bring a neighbor: the second month is on us, for both.',
      'Trae a un vecino: el segundo mes va por nuestra cuenta, para los dos.',
      'city-nashville-day',
    ),
    offer(
      'denver',
      'Denver',
      'Students pay from September to May, and nothing in summer.',
      'Los estudiantes pagan de septiembre a mayo, y en verano nada.',
      'city-denver-day',
    ),
  ],
});

const [first, ...others] = posts;

/** The blog, as seen from here. */
export const fromTheBlog = entry(featuredContainer, 'community-blog', {
  variant: 'featuredPost',
  title: t('From the blog', 'Del blog'),
  featured: first,
  posts: others.slice(0, 3),
  cta: goTo('community-blog', 'All posts', 'Todas las entradas', '/blog', 'outline'),
});
