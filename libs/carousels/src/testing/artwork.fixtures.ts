import { drawnPicture, type DrawnSafeArea } from '@skein/cms-client/drawn-picture';

const face = (number: number, en: string, es: string) =>
  drawnPicture(`portrait-${number}`, [400, 400], [20, 16, 80, 76], en, es);
export const scene = (name: string, safe: DrawnSafeArea, en: string, es: string) =>
  drawnPicture(name, [960, 720], safe, en, es);

export const pictures = {
  longHair: face(1, 'A woman with long brown hair.', 'Una mujer de pelo largo castaño.'),
  hoodie: face(2, 'A bearded man in a hoodie.', 'Un hombre con barba y sudadera.'),
  silverHair: face(3, 'An older woman with silver hair.', 'Una mujer mayor de pelo plateado.'),
  hijab: face(4, 'A woman in a hijab.', 'Una mujer con hiyab.'),
  moustache: face(5, 'An older man with a moustache.', 'Un hombre mayor con bigote.'),
  glasses: face(7, 'A man with glasses.', 'Un hombre con lentes.'),
  locs: face(8, 'A woman with locs.', 'Una mujer con rastas.'),
  turban: face(9, 'A bearded man in a turban.', 'Un hombre con barba y turbante.'),
  livingRoom: scene(
    'living-room',
    [14, 38, 82, 92],
    'A mother and her son share a sofa with a laptop.',
    'Una madre y su hijo comparten el sofá con una laptop.',
  ),
  installer: scene(
    'installer',
    [16, 38, 92, 96],
    'An installer leads a thread into a small box on a house wall.',
    'Un instalador lleva un hilo hasta una caja pequeña en la pared.',
  ),
  router: scene(
    'router',
    [22, 36, 94, 84],
    'A white router beside a skein of teal thread.',
    'Un router blanco junto a una madeja de hilo verde.',
  ),
  porch: scene(
    'porch',
    [38, 44, 91, 98],
    'Two neighbors talk on porch steps in the evening.',
    'Dos vecinos conversan de noche en los escalones del porche.',
  ),
} as const;
