import { asset, entry, t } from '@skein/cms-client';
import { drawnPicture } from '@skein/cms-client/drawn-picture';
import { pictures } from '../testing/artwork.fixtures.ts';
import { filmFixture } from '../testing/film.content.ts';
import { featureFootnote } from './feature-footnote.content.ts';
import { featureItem } from './feature-item.content.ts';
import { featuresCarousel } from './features-carousel.block.ts';

const both = entry(featureItem, 'feature-both', {
  title: t('As fast up as down', 'Sube como baja'),
  description: t(
    '<p>A backup leaves as quickly as a film arrives.</p>',
    '<p>Una copia sale tan rápido como llega una película.</p>',
  ),
  reference: t('All plans', 'Todos los planes'),
  icon: 'bolt',
});
const walls = entry(featureItem, 'feature-walls', {
  title: t('Through two walls', 'A través de dos paredes'),
  description: t(
    '<p>The router is placed where it reaches the bed.</p>',
    '<p>El router se pone donde alcanza la cama.</p>',
  ),
  icon: 'wifi',
  footnotes: [
    entry(featureFootnote, 'footnote-walls', {
      title: t('Brick, measured by our crew', 'Ladrillo, medido por nuestro equipo'),
      image: pictures.turban,
    }),
  ],
});
const hours = entry(featureItem, 'feature-hours', {
  title: t('Every hour of the day', 'A cualquier hora'),
  description: t(
    '<p>A person answers at three in the morning.</p>',
    '<p>A las tres de la mañana contesta una persona.</p>',
  ),
  icon: 'clock',
});
const house = entry(featureItem, 'feature-house', { title: t('One hole', 'Un agujero'), icon: 'home' });

const cta = { ctaText: t('Learn more', 'Más detalles'), ctaLink: '/product/internet' } as const;
const title = t('What is in it', 'Qué incluye');

export const featuresCarouselBasic = entry(featuresCarousel, 'features', {
  title,
  subtitle: t('Nothing of it costs extra.', 'Nada de esto se cobra aparte.'),
  image: pictures.router,
  items: [both, walls, hours, house],
  ...cta,
  analyticsId: 'features',
});
export const featuresCarouselFilm = entry(featuresCarousel, 'features-film', {
  title,
  video: entry(filmFixture, 'features-film-file', {
    title: t('An evening on the street', 'Una tarde en la calle'),
    film: asset('film-evening-street-mp4', {
      title: t('An evening on the street', 'Una tarde en la calle'),
      fileName: 'film-evening-street.mp4',
      contentType: 'video/mp4',
      url: '/artwork/film-evening-street.mp4',
    }),
    poster: drawnPicture('film-evening-street', [960, 540], [26, 54, 66, 86], 'A street', 'Una calle'),
  }),
  items: [both, walls],
  ...cta,
  theme: 'ink',
});
export const featuresCarouselOne = entry(featuresCarousel, 'features-one', {
  title,
  items: [hours],
  theme: 'mist',
});
export const featuresCarouselNone = entry(featuresCarousel, 'features-none', { title });
export const featuresCarouselLong = entry(featuresCarousel, 'features-long', {
  title,
  items: [
    entry(featureItem, 'feature-long', {
      title: t(
        'A router that is placed where the bed is and not where the cable happened to end',
        'Un router que se pone donde está la cama y no donde casualmente termina el cable',
      ),
      description: t(
        `<p>${'It is a matter of a longer cable and a little patience. '.repeat(12)}</p>`,
        `<p>${'Es cuestión de un cable más largo y de un poco de paciencia. '.repeat(12)}</p>`,
      ),
      icon: 'wifi',
    }),
    both,
    walls,
  ],
});
