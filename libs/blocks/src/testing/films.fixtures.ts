import { asset, t, type AuthoredAsset } from '@skein/cms-client';

/**
 * Returns the files of a film of the demo provider, with the area that crops must keep. The catalog serves
 * the files under `/artwork`.
 */
function film(
  name: string,
  size: readonly [width: number, height: number],
  [left, top, right, bottom]: readonly [left: number, top: number, right: number, bottom: number],
  en: string,
  es: string,
) {
  const safe = { left: left / 100, top: top / 100, right: right / 100, bottom: bottom / 100 };
  const title = t(en, es);
  const file = (ending: string, contentType: string, more: Partial<AuthoredAsset> = {}): AuthoredAsset => {
    const fileName = `film-${name}.${ending}`;
    const id = fileName.replaceAll('.', '-');
    return asset(id, { title, fileName, contentType, url: `/artwork/${fileName}`, ...more });
  };
  return {
    film: file('mp4', 'video/mp4'),
    filmWebm: file('webm', 'video/webm'),
    still: file('svg', 'image/svg+xml', { width: size[0], height: size[1], safe }),
    captions: file('en.vtt', 'text/vtt', { title: t('English captions', 'Subtítulos en inglés') }),
    captionsSpanish: file('es.vtt', 'text/vtt', { title: t('Spanish captions', 'Subtítulos en español') }),
  } as const;
}

const WIDE = [960, 540] as const;

/** Short silent films that can play in a loop, because the last picture is like the first. */
export const films = {
  gaming: film(
    'gaming',
    [960, 720],
    [27, 20, 90, 88],
    'A player at a wide screen; lights run along the threads that stream out of the game.',
    'Una jugadora ante una pantalla ancha; corren luces por los hilos que salen del juego.',
  ),
  labs: film(
    'labs',
    [1280, 720],
    [33, 6, 95, 68],
    'Lights run along the streets of a city at night, seen from above.',
    'Corren luces por las calles de una ciudad de noche, vista desde arriba.',
  ),
  layingALine: film(
    'laying-a-line',
    WIDE,
    [18, 20, 96, 92],
    'An installer brings a line from the street into a house; its light comes on, and the resident waves.',
    'Un instalador lleva una línea de la calle a una casa; se enciende la luz y la vecina saluda.',
  ),
  eveningStreet: film(
    'evening-street',
    WIDE,
    [26, 54, 66, 86],
    'Threads of light run along an evening street and into the homes.',
    'Hilos de luz recorren una calle al anochecer y entran en las casas.',
  ),
  nightRace: film(
    'night-race',
    WIDE,
    [36, 10, 78, 92],
    'A game: two paper darts race along a road of threads toward a setting sun.',
    'Un juego: dos aviones de papel corren por un camino de hilos hacia el sol que se pone.',
  ),
} as const;
