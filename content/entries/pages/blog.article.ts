import type { ArtName } from '@skein/artwork';
import { hero, highlightedBlock, post } from '@skein/blocks/content';
import { entry, t, type AuthoredEntry } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { weeksBefore } from '../demo-day.ts';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { WAIT } from '../offer.ts';

type Both = readonly [english: string, spanish: string];

type Slug = 'bicycle' | 'night-desk' | 'homework' | 'window';

/**
 * Titles of all posts, by the last segment of the post's path. Each post links to the next one in this order.
 */
const TITLES: Readonly<Record<Slug, Both>> = {
  bicycle: ['The bicycle under Govalle Avenue', 'La bicicleta bajo la avenida Govalle'],
  'night-desk': [`${WAIT.en} seconds at three in the morning`, `${WAIT.es} segundos a las tres de la mañana`],
  homework: ['Three generations, one tablet', 'Tres generaciones, una tableta'],
  window: ['The window that ate the signal', 'La ventana que se comía la señal'],
};

function nextAfter(slug: Slug) {
  const slugs = Object.keys(TITLES) as Slug[];
  const next = slugs[(slugs.indexOf(slug) + 1) % slugs.length] ?? slug;
  return entry(highlightedBlock, `blog-${slug}-next`, {
    variant: 'highlightLink',
    title: t(...TITLES[next]),
    description: t('<p>The next story.</p>', '<p>La siguiente historia.</p>'),
    cta: goTo(`blog-${slug}-next`, 'Read the next story', 'Leer la siguiente historia', `/blog/${next}`),
  });
}

interface Article {
  /** Last segment of the post's path, after `/blog/`. */
  readonly slug: Slug;
  readonly author: string;
  /** Age of the post at the publication of the demo, in weeks. */
  readonly weeksAgo: number;
  /** Time of day in UTC, such as `15:30`. Without a time, lists show only the date. */
  readonly time?: `${number}:${number}`;
  readonly category: Both;
  readonly excerpt: Both;
  readonly image: ArtName;
  /** Title of the page for search engines. */
  readonly pageTitle: Both;
  readonly description: Both;
  readonly theme: 'paper' | 'mist' | 'amber' | 'ink';
  readonly blocks: readonly AuthoredEntry[];
}

const LONG = { dateStyle: 'long', timeZone: 'UTC' } as const;
const dayIn = (locale: string, day: string) =>
  new Intl.DateTimeFormat(locale, LONG).format(new Date(day)).replaceAll(' ', '\u00a0');

/** Returns a blog post: its page, and the entry for lists of posts. */
export function article(given: Article) {
  const { slug, author, time, category, excerpt, image, blocks } = given;
  const title = TITLES[slug];
  const day = weeksBefore(given.weeksAgo);
  const path = `/blog/${slug}`;
  const top = entry(hero, `blog-${slug}-hero`, {
    variant: 'imageHero',
    kicker: t(
      `${category[0]}\u00a0· By ${author}\u00a0· ${dayIn('en-US', day)}`,
      `${category[1]}\u00a0· Por ${author}\u00a0· ${dayIn('es-US', day)}`,
    ),
    title: t(...title),
    subtitle: t(...excerpt),
    theme: given.theme,
    layout: 'right',
    image: art(image),
    cta: goTo(`blog-${slug}-all`, 'See all stories', 'Ver todas las historias', '/blog', 'outline'),
    analyticsId: `blog-${slug}-hero`,
  });
  return {
    post: entry(post, `blog-${slug}`, {
      published: time === undefined ? day : `${day}T${time}:00.000Z`,
      category: t(...category),
      title: t(...title),
      excerpt: t(...excerpt),
      image: art(image),
      link: path,
    }),
    page: entry(page, `page-blog-${slug}`, {
      internalName: `Blog: ${title[0]}`,
      slug: path,
      title: t(...given.pageTitle),
      description: t(...given.description),
      breadcrumb: t(...title),
      blocks: [top, ...blocks.slice(0, -1), nextAfter(slug), ...blocks.slice(-1)],
    }),
  };
}
