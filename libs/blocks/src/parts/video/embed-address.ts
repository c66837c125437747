import { readUrl } from '@skein/cms-client';
import { filmSources, type Film } from './film-sources.ts';

/**
 * A site that hosts films. `idOf` finds a film's id in the URL of a page, and `playerOf` returns the URL of a player
 * without cookies. The URL of an unlisted film also has a hash, without which its player refuses to play.
 */
interface VideoHost {
  readonly hosts: readonly string[];
  idOf(url: URL): string | undefined;
  playerOf(id: string, url: URL): string;
}

const PLAYER_PATHS = /^\/(?:embed|shorts|live|v)\/([^/]+)/;

const HOSTS: readonly VideoHost[] = [
  {
    hosts: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    idOf: ({ hostname, pathname, searchParams }) =>
      hostname.endsWith('youtu.be')
        ? pathname.slice(1)
        : (PLAYER_PATHS.exec(pathname)?.[1] ?? searchParams.get('v') ?? undefined),
    playerOf: (id) => `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
  },
  {
    hosts: ['vimeo.com'],
    idOf: ({ pathname }) => /\/(\d+)(?:\/|$)/.exec(pathname)?.[1],
    playerOf: (id, { pathname, searchParams }) => {
      const hash = /\/\d+\/([\da-f]+)(?:\/|$)/.exec(pathname)?.[1] ?? searchParams.get('h') ?? '';
      return `https://player.vimeo.com/video/${id}?${VIDEO_ID.test(hash) ? `h=${hash}&` : ''}dnt=1`;
    },
  },
];

/**
 * Matches ids of videos. An id becomes part of a URL, so it may contain only characters that video hosts use in ids.
 */
const VIDEO_ID = /^[\w-]{1,64}$/;

/** Matches the path of a file that a browser plays. */
const FILM_FILE = /\.(?:mp4|m4v|mov|webm|og[gv]|m3u8)$/i;

/** Base for paths of the site, so that they can be parsed as URLs. The host does not exist. */
const NOWHERE = 'https://relative.invalid';

/** Returns the URL of the player of a film on a known host, or undefined for all other links. */
function playerAddress(link: string): string | undefined {
  const url = readUrl(link);
  if (!url) return undefined;
  const host = HOSTS.find(({ hosts }) =>
    hosts.some((name) => url.hostname === name || url.hostname.endsWith(`.${name}`)),
  );
  const id = host?.idOf(url);
  return host && id !== undefined && VIDEO_ID.test(id) ? host.playerOf(id, url) : undefined;
}

/**
 * Returns the URL of a player that starts at once. The link may be the URL of the film's page or of the player, or a
 * short link. For an unknown host, the function only adds the parameter that starts the film.
 */
export function embedAddress(link: string): string {
  const player = playerAddress(link) ?? link;
  const url = readUrl(player, NOWHERE);
  if (!url) return player;
  url.searchParams.set('autoplay', '1');
  return url.origin === NOWHERE ? `${url.pathname}${url.search}${url.hash}` : url.href;
}

/** A video as editors enter it: a link, files of the CMS, or both. */
interface LinkedVideo extends Film {
  readonly source: 'file' | 'embedded';
  readonly link?: string | undefined;
}

/**
 * Whether a video shows in another site's player. A film on a known host can play only there, so it does whatever the
 * type of the video is.
 */
export const isEmbedded = ({ source, link, ...files }: LinkedVideo): boolean =>
  link !== undefined &&
  (source === 'embedded' || (filmSources(files).length === 0 && playerAddress(link) !== undefined));

/** Returns what is wrong with a video's link, for the editor, or undefined if a browser can show the link. */
export function linkProblem(video: LinkedVideo): string | undefined {
  const { link, ...files } = video;
  if (link === undefined || playerAddress(link) !== undefined) return undefined;
  const url = readUrl(link, NOWHERE);
  if (isEmbedded(video))
    return url?.origin === NOWHERE
      ? undefined
      : 'is not a film on YouTube or Vimeo, so browsers refuse to show it';
  return filmSources(files).length > 0 || (url && FILM_FILE.test(url.pathname))
    ? undefined
    : 'is neither a film file, such as an MP4, nor a film on YouTube or Vimeo';
}
