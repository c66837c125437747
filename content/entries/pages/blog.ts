import { contentBlock, contentGrid, featuredContainer, hero } from '@skein/blocks/content';
import { entry, t, valuesOf } from '@skein/cms-client';
import { video } from '@skein/blocks/content';
import { page } from '@skein/shell/content';
import { checkMyAddress, goTo } from '../calls-to-action.ts';
import { art } from '../art.ts';
import { filmVideo } from '../films.ts';
import { posts } from './blog.posts.ts';

const top = entry(hero, 'blog-hero', {
  variant: 'imageHero',
  kicker: t('The blog', 'El blog'),
  title: t('Stories from your street.', 'Historias de tu calle.'),
  subtitle: t(
    'Every other Wednesday: a street, a mistake and what we learned from it.',
    'Cada dos miércoles: una calle, un error y lo que aprendimos.',
  ),
  theme: 'paper',
  layout: 'right',
  image: art('porch'),
  cta: goTo(
    'blog-hero-labs',
    'See what we break at the lab',
    'Ver qué rompemos en el laboratorio',
    '/labs',
    'outline',
  ),
  analyticsId: 'blog-hero',
});

const newest = entry(featuredContainer, 'blog-newest', {
  variant: 'featuredList',
  title: t('Latest stories', 'Lo más nuevo'),
  posts,
});

const city = valuesOf(video, filmVideo('labs'));
const race = valuesOf(video, filmVideo('night-race'));

const films = entry(contentGrid, 'blog-films', {
  variant: 'videoList',
  title: t('Rather watch?', '¿Prefieres un video?'),
  backgroundColor: 'ink',
  items: [
    entry(video, 'blog-film-labs', {
      ...city,
      poster: art('network-map-night'),
      internalName: 'Blog: the city at night',
      title: t('A city at night, from above', 'Una ciudad de noche, desde arriba'),
      description: t(
        'See the lights leave our hub, follow the streets and turn in at each home.',
        'Mira cómo las luces salen de la central, siguen las calles y entran en cada casa.',
      ),
    }),
    entry(video, 'blog-film-race', {
      ...race,
      internalName: 'Blog: night race',
      title: t('Two paper planes before sunset', 'Dos aviones de papel antes de que anochezca'),
      description: t(
        'Someone in support built a game that never has to load. It never ends; this takes eight seconds.',
        'Alguien del equipo de ayuda hizo un juego que nunca tiene que cargar. No se acaba nunca; esto dura ocho segundos.',
      ),
    }),
  ],
});

const closing = entry(contentBlock, 'blog-closing', {
  variant: 'centeredText',
  title: t('Is your street next?', '¿Tu calle es la próxima?'),
  description: t(
    '<p>We’ve written about some of the streets we dig. See if yours is on the list.</p>',
    '<p>Ya escribimos sobre algunas de las calles que abrimos. Mira si la tuya está en la lista.</p>',
  ),
  backgroundColor: 'amber-soft',
  cta: checkMyAddress,
});

export const blog = entry(page, 'page-blog', {
  internalName: 'Blog',
  slug: '/blog',
  title: t('The Skein blog: notes from the trench', 'El blog de Skein: notas desde la zanja'),
  description: t(
    'Read stories from the streets Skein Fiber builds on, nights on the phones and Wi-Fi tips that work, and watch two short videos.',
    'Lee historias de las calles donde construye Skein Fiber, noches al teléfono y consejos de Wi-Fi que funcionan, y mira dos videos cortos.',
  ),
  breadcrumb: t('The blog', 'El blog'),
  blocks: [top, newest, films, closing],
});
