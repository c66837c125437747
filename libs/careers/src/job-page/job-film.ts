/** The way to show a film: an outside player after a click, a file of the site, or a link. */
export interface JobFilm {
  readonly kind: 'embed' | 'file' | 'link';
  readonly url: string;
}

const YOUTUBE =
  /^https:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{6,20})/;
/** The second group is the hash of an unlisted film, without which its player refuses to play. */
const VIMEO =
  /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{4,15})(?:(?:\/|\?(?:[^#]*&)?h=)([\da-f]+)(?![\w-]))?/;

/** Returns the way to show the film at this URL. */
export function jobFilm(url: string): JobFilm {
  const [, youtube] = YOUTUBE.exec(url) ?? [];
  if (youtube !== undefined)
    return { kind: 'embed', url: `https://www.youtube-nocookie.com/embed/${youtube}` };
  const [, vimeo, hash] = VIMEO.exec(url) ?? [];
  if (vimeo !== undefined) {
    const unlisted = hash === undefined ? '' : `h=${hash}&`;
    return { kind: 'embed', url: `https://player.vimeo.com/video/${vimeo}?${unlisted}dnt=1` };
  }
  return { kind: url.startsWith('/') ? 'file' : 'link', url };
}
