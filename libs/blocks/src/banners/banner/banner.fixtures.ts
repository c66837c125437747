import { entry, t } from '@skein/cms-client';
import { goTo } from '../../testing/calls.fixtures.ts';
import { pictures } from '../../testing/artwork.fixtures.ts';
import { longDescription, longTitle } from '../../testing/texts.fixtures.ts';
import { banner } from './banner.block.ts';

export const blogPromo = entry(banner, 'banner-blog', {
  variant: 'blogPromo',
  kicker: t('From the blog', 'Del blog'),
  title: t('Why the van leaves at six', 'Por qué la camioneta sale a las seis'),
  description: t(
    '<p>A morning with two installers and one thermos.</p>',
    '<p>Una mañana con dos instaladores y un termo.</p>',
  ),
  image: pictures.morningCrew,
  cta: goTo('banner-blog', 'Read the story', 'Leer la historia', '/community'),
});
export const blogPromoBare = entry(banner, 'banner-blog-bare', {
  variant: 'blogPromo',
  title: t('Why the van leaves at six', 'Por qué la camioneta sale a las seis'),
});
export const notice = entry(banner, 'banner-notice', {
  variant: 'notice',
  title: t('Work on the line on Tuesday night', 'Trabajos en la línea el martes en la noche'),
  description: t(
    '<p>From two to four, for at most ten minutes.</p>',
    '<p>De dos a cuatro, diez minutos cuando mucho.</p>',
  ),
  tone: 'warning',
  cta: goTo('banner-notice', 'See which streets', 'Ver qué calles', '/support'),
});
export const noticeLong = entry(banner, 'banner-notice-long', {
  variant: 'notice',
  title: longTitle,
  description: longDescription,
});
