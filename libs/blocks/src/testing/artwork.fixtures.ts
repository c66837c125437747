import { asset, t, type AuthoredAsset } from '@skein/cms-client';

const picture = (name: string, width: number, height: number, en: string, es: string): AuthoredAsset =>
  asset(`art-${name}`, {
    title: t(en, es),
    fileName: `${name}.svg`,
    contentType: 'image/svg+xml',
    width,
    height,
    url: `/artwork/${name}.svg`,
  });

/** Pictures of the artwork kit; the catalogue serves them under /artwork. */
export const pictures = {
  street: picture(
    'hero-home',
    1200,
    550,
    'A row of homes at dusk, joined by threads of light.',
    'Una calle de casas al anochecer, unidas por hilos de luz.',
  ),
  streetTall: picture(
    'hero-home-portrait',
    400,
    800,
    'Homes under an evening sky.',
    'Casas bajo el cielo de la tarde.',
  ),
  livingRoom: picture(
    'living-room',
    960,
    720,
    'A mother and her son share a sofa with a laptop.',
    'Una madre y su hijo comparten el sofá con una laptop.',
  ),
  router: picture(
    'router',
    960,
    720,
    'A white router beside a skein of teal thread.',
    'Un router blanco junto a una madeja de hilo verde.',
  ),
  austin: picture(
    'skyline-austin',
    1200,
    550,
    'The Austin skyline drawn in one thread.',
    'El perfil de Austin dibujado con un solo hilo.',
  ),
  supportDesk: picture(
    'support-desk',
    960,
    720,
    'A support agent with a headset smiles at her desk.',
    'Una agente con auriculares sonríe en su escritorio.',
  ),
  desk: picture(
    'desk',
    960,
    720,
    'A man works at his desk by the window.',
    'Un hombre trabaja en su escritorio junto a la ventana.',
  ),
} as const;
