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

/** A film as MP4. Its title is what it shows. */
function filmAsset(name: FilmName): AuthoredAsset {
  return fileOf(filmFiles(name).mp4, 'video/mp4', titleOf(name));
}

/** The same film as WebM. */
function filmWebmAsset(name: FilmName): AuthoredAsset {
  return fileOf(filmFiles(name).webm, 'video/webm', titleOf(name));
}

/** The first picture of a film: what stands in its place until it plays. */
function filmStill(name: FilmName): AuthoredAsset {
  const { width, height, safe } = films[name];
  return {
    ...fileOf(filmFiles(name).still, 'image/svg+xml', titleOf(name)),
    width,
    height,
    ...(safe && { safe }),
  };
}

/** What a hero with a film needs: `...heroFilm('gaming')`. */
export function heroFilm(name: FilmName) {
  return { image: filmStill(name), film: filmAsset(name), filmWebm: filmWebmAsset(name) } as const;
}

/** A film with its captions, as blocks that hold or open one have it. */
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

/** A film as a video with captions, for blocks that hold one. With `loop` it moves by itself while it is in view. */
export function filmVideo(name: FilmName, { loop = false } = {}) {
  return entry(video, `video-${name}${loop ? '-loop' : ''}`, { ...filmFields(name), loop });
}
