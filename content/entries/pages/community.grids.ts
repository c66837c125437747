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

/** This season's offers, by city. */
export const seasonOffers = entry(contentGrid, 'community-offers', {
  variant: 'cityOffers',
  title: t('This season’s offers by city', 'Ofertas de temporada por ciudad'),
  items: [
    offer(
      'salt-lake',
      'Salt Lake City',
      'Snow on the Wasatch, and the first month free on new streets.',
      'Nieve en las Wasatch y el primer mes gratis en calles nuevas.',
      'city-salt-lake',
    ),
    offer(
      'nashville',
      'Nashville',
      'Bring a neighbor, and you both get a month free.',
      'Trae a un vecino y los dos reciben un mes gratis.',
      'city-nashville-day',
    ),
    offer(
      'denver',
      'Denver',
      'Students pay from September to May. Summer’s free.',
      'Los estudiantes pagan de septiembre a mayo. El verano es gratis.',
      'city-denver-day',
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
