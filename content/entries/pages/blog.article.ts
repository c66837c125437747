import type { ArtName } from '@skein/artwork';
import { hero, post } from '@skein/blocks/content';
import { entry, t, type AuthoredEntry } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { weeksBefore } from '../demo-day.ts';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';

type Both = readonly [english: string, spanish: string];

interface Article {
  /** The last part of its address, after /blog. */
  readonly slug: string;
  /** Weeks between the post and the demo's own date. */
  readonly weeksAgo: number;
  /** Time of that day in UTC, such as `15:30`. Without it the list shows only the day. */
  readonly time?: `${number}:${number}`;
  readonly category: Both;
  readonly title: Both;
  readonly excerpt: Both;
  readonly image: ArtName;
  /** Title for search engines. */
  readonly pageTitle: Both;
  readonly description: Both;
  readonly theme: 'paper' | 'mist' | 'amber' | 'ink';
  /** Blocks below the title and picture. */
  readonly blocks: readonly AuthoredEntry[];
}

const LONG = { dateStyle: 'long', timeZone: 'UTC' } as const;
const dayIn = (locale: string, day: string) =>
  new Intl.DateTimeFormat(locale, LONG).format(new Date(day)).replaceAll(' ', '\u00a0');

/** Returns the page of a blog post, and the entry with which lists link to it. */
export function article(given: Article) {
  const { slug, time, category, title, excerpt, image, blocks } = given;
  const day = weeksBefore(given.weeksAgo);
  const path = `/blog/${slug}`;
  const top = entry(hero, `blog-${slug}-hero`, {
    variant: 'imageHero',
    kicker: t(`${category[0]} · ${dayIn('en-US', day)}`, `${category[1]} · ${dayIn('es-US', day)}`),
    title: t(...title),
    subtitle: t(...excerpt),
    theme: given.theme,
    layout: 'right',
    image: art(image),
    cta: goTo(`blog-${slug}-all`, 'All stories', 'Todas las historias', '/blog', 'outline'),
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
      blocks: [top, ...blocks],
    }),
  };
}
