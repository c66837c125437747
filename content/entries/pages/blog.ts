import { contentGrid, featuredContainer, hero } from '@skein/blocks/content';
import { entry, t, valuesOf } from '@skein/cms-client';
import { video } from '@skein/blocks/content';
import { page } from '@skein/shell/content';
import { goTo } from '../calls-to-action.ts';
import { art } from '../art.ts';
import { filmVideo } from '../films.ts';
import { posts } from './blog.posts.ts';

const top = entry(hero, 'blog-hero', {
  variant: 'imageHero',
  kicker: t('The blog', 'El blog'),
  title: t('What turned up in the trench.', 'Lo que salió de la zanja.'),
  subtitle: t(
    'Every other Wednesday: a street, a mistake, and what we learned from it.',
    'Un miércoles sí y otro no: una calle, un error y lo que aprendimos de él.',
  ),
  theme: 'paper',
  layout: 'right',
  image: art('street-teal'),
  cta: goTo(
    'blog-hero-labs',
    'What we break at the lab',
    'Lo que rompemos en el laboratorio',
    '/labs',
    'outline',
  ),
  analyticsId: 'blog-hero',
});

const newest = entry(featuredContainer, 'blog-newest', {
  variant: 'featuredList',
  title: t('The newest', 'Lo más nuevo'),
  posts,
});

const prism = valuesOf(video, filmVideo('labs'));
const race = valuesOf(video, filmVideo('night-race'));

const films = entry(contentGrid, 'blog-films', {
  variant: 'videoList',
  title: t('For those who would rather watch', 'Para quien prefiere mirar'),
  backgroundColor: 'ink',
  items: [
    entry(video, 'blog-film-labs', {
      ...prism,
      poster: art('prism-bench'),
      internalName: 'Blog: the prism at the lab',
      title: t('A lamp, a prism and eleven tries', 'Una lámpara, un prisma y once intentos'),
      description: t(
        'How the lab finds out what a bend does to light. The twelfth try is in the film.',
        'Así averigua el laboratorio qué le hace una curva a la luz. El duodécimo intento es el de la película.',
      ),
    }),
    entry(video, 'blog-film-race', {
      ...race,
      internalName: 'Blog: night race',
      title: t('Two paper planes before sunset', 'Dos aviones de papel antes de que anochezca'),
      description: t(
        'Somebody in support built a game in which nothing ever has to load. It runs for a minute, and so does this.',
        'Alguien de soporte hizo un juego en el que nunca hay que cargar nada. Dura un minuto, y esto también.',
      ),
    }),
  ],
});

export const blog = entry(page, 'page-blog', {
  internalName: 'Blog',
  slug: '/blog',
  title: t('The Skein blog: notes from the trench', 'El blog de Skein: notas desde la zanja'),
  description: t(
    'Stories from the streets that Skein Fiber opens and closes, nights on the phones, Wi-Fi advice, and two short films.',
    'Historias de las calles que Skein Fiber abre y cierra, noches al teléfono, consejos de wifi y dos películas cortas.',
  ),
  breadcrumb: t('The blog', 'El blog'),
  blocks: [top, newest, films],
});
