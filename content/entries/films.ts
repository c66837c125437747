import { filmFiles, films, type FilmName } from '@skein/artwork';
import { video } from '@skein/blocks/content';
import { asset, entry, t, type AuthoredAsset } from '@skein/cms-client';

function fileOf(fileName: string, contentType: string, title: AuthoredAsset['title']): AuthoredAsset {
  return asset(fileName.replaceAll('.', '-'), { title, fileName, contentType });
}

function titleOf(name: FilmName): AuthoredAsset['title'] {
  const { en, es } = films[name].title;
  return t(en, es);
}

/** Returns a film as an MP4 asset. Its title describes the film. */
function filmAsset(name: FilmName): AuthoredAsset {
  return fileOf(filmFiles(name).mp4, 'video/mp4', titleOf(name));
}

/** Returns the same film as WebM. */
function filmWebmAsset(name: FilmName): AuthoredAsset {
  return fileOf(filmFiles(name).webm, 'video/webm', titleOf(name));
}

/** Returns the first picture of a film, which shows until the film plays. */
function filmStill(name: FilmName): AuthoredAsset {
  const { width, height, safe } = films[name];
  return {
    ...fileOf(filmFiles(name).still, 'image/svg+xml', titleOf(name)),
    width,
    height,
    ...(safe && { safe }),
  };
}

/** Returns the fields of a hero with a film: `...heroFilm('gaming')`. */
export function heroFilm(name: FilmName) {
  return { image: filmStill(name), film: filmAsset(name), filmWebm: filmWebmAsset(name) } as const;
}

/** Returns the fields of a film with captions, for blocks that contain or open one. */
export function filmFields(name: FilmName) {
  const { captions } = filmFiles(name);
  return {
    internalName: `Film: ${name}`,
    film: filmAsset(name),
    filmWebm: filmWebmAsset(name),
    poster: filmStill(name),
    description: titleOf(name),
    captions: fileOf(captions.en, 'text/vtt', t('English captions', 'Subtítulos en inglés')),
    captionsSpanish: fileOf(captions.es, 'text/vtt', t('Spanish captions', 'Subtítulos en español')),
  };
}

/**
 * Returns a film as a video with captions, for blocks that contain one. With `loop` it plays by itself while
 * it is in view.
 */
export function filmVideo(name: FilmName, { loop = false } = {}) {
  return entry(video, `video-${name}${loop ? '-loop' : ''}`, { ...filmFields(name), loop });
}
