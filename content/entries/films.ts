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

/** Short names of the films, which their play buttons say. */
const NAMES = {
  gaming: t('A player at a wide screen', 'Una jugadora ante una pantalla ancha'),
  labs: t('A city at night, from above', 'Una ciudad de noche, desde arriba'),
  'laying-a-line': t('A line laid in an afternoon', 'Una línea tendida en una tarde'),
  'evening-street': t('A street in the evening', 'Una calle al anochecer'),
  'night-race': t('Two paper planes before sunset', 'Dos aviones de papel antes de que anochezca'),
} as const satisfies Record<FilmName, AuthoredAsset['title']>;

function filmAsset(name: FilmName): AuthoredAsset {
  return fileOf(filmFiles(name).mp4, 'video/mp4', titleOf(name));
}

function filmWebmAsset(name: FilmName): AuthoredAsset {
  return fileOf(filmFiles(name).webm, 'video/webm', titleOf(name));
}

/** Returns the first frame of a film. Pages show it until the film plays. */
function filmStill(name: FilmName): AuthoredAsset {
  const { width, height, safe } = films[name];
  return {
    ...fileOf(filmFiles(name).still, 'image/svg+xml', titleOf(name)),
    width,
    height,
    ...(safe && { safe }),
  };
}

/** Returns the fields of a hero with a film. Usage: `...heroFilm('gaming')`. */
export function heroFilm(name: FilmName) {
  return { image: filmStill(name), film: filmAsset(name), filmWebm: filmWebmAsset(name) } as const;
}

/** Returns the fields of a film with captions, for blocks that show a film. */
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
 * Returns a film with captions as a video entry, for blocks that contain a video. With `loop`, the video plays
 * without a click while it is in view.
 */
export function filmVideo(name: FilmName, { loop = false } = {}) {
  return entry(video, `video-${name}${loop ? '-loop' : ''}`, {
    ...filmFields(name),
    title: NAMES[name],
    loop,
  });
}
