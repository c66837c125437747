import { readUrl } from '@skein/cms-client';

/**
 * A site that hosts films. `idOf` finds a film's id in the URL of a page, and `playerOf` returns the URL of a player
 * without cookies.
 */
interface VideoHost {
  readonly hosts: readonly string[];
  idOf(url: URL): string | undefined;
  playerOf(id: string): string;
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
    playerOf: (id) => `https://player.vimeo.com/video/${id}?dnt=1`,
  },
];

/**
 * Matches ids of videos. An id becomes part of a URL, so it may contain only characters that video hosts use in ids.
 */
const VIDEO_ID = /^[\w-]{1,64}$/;

/** Base for paths of the site, so that they can be parsed as URLs. The host does not exist. */
const NOWHERE = 'https://relative.invalid';

function playerAddress(link: string): string {
  const url = readUrl(link);
  if (!url) return link;
  const host = HOSTS.find(({ hosts }) =>
    hosts.some((name) => url.hostname === name || url.hostname.endsWith(`.${name}`)),
  );
  const id = host?.idOf(url);
  return host && id !== undefined && VIDEO_ID.test(id) ? host.playerOf(id) : link;
}

/**
 * Returns the URL of a player that starts at once. The link may be the URL of the film's page or of the player, or a
 * short link. For an unknown host, the function only adds the parameter that starts the film.
 */
export function embedAddress(link: string): string {
  const player = playerAddress(link);
  const url = readUrl(player, NOWHERE);
  if (!url) return player;
  url.searchParams.set('autoplay', '1');
  return url.origin === NOWHERE ? `${url.pathname}${url.search}${url.hash}` : url.href;
}
