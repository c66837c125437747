import { picture, withRaster, type ArtworkDefinition } from './artwork.ts';
import { installer } from './scenes/installer.ts';
import { portrait } from './scenes/portrait.ts';
import { supportDesk } from './scenes/support-desk.ts';

const LANDSCAPE = [960, 720] as const;
const SQUARE = [400, 400] as const;

const portraitAlts: readonly (readonly [en: string, es: string])[] = [
  [
    'Portrait of a woman with long brown hair and a teal sweater.',
    'Retrato de una mujer de pelo largo castaño y suéter turquesa.',
  ],
  ['Portrait of a bearded man in an amber hoodie.', 'Retrato de un hombre con barba y sudadera ámbar.'],
  [
    'Portrait of an older woman with silver hair, glasses and a hearing aid.',
    'Retrato de una mujer mayor de pelo plateado, con gafas y audífono.',
  ],
  ['Portrait of a woman in a teal hijab.', 'Retrato de una mujer con hiyab turquesa.'],
  ['Portrait of an older man with a white moustache.', 'Retrato de un hombre mayor con bigote blanco.'],
  [
    'Portrait of a person with short copper hair and a striped shirt.',
    'Retrato de una persona de pelo corto cobrizo y camiseta de rayas.',
  ],
  [
    'Portrait of a man with glasses and a violet sweater.',
    'Retrato de un hombre con gafas y suéter violeta.',
  ],
  ['Portrait of a woman with locs and a coral sweater.', 'Retrato de una mujer con rastas y suéter coral.'],
  ['Portrait of a bearded man in a red turban.', 'Retrato de un hombre con barba y turbante rojo.'],
  ['Portrait of a woman with a black bob.', 'Retrato de una mujer de melena negra.'],
  [
    'Portrait of a person with curly hair and a teal shirt.',
    'Retrato de una persona de pelo rizado y camiseta turquesa.',
  ],
  [
    'Portrait of an installer in a cap and an amber vest.',
    'Retrato de un instalador con gorra y chaleco ámbar.',
  ],
];

const portraits: Record<string, ArtworkDefinition> = {};
portraitAlts.forEach(([en, es], index) => {
  portraits[`portrait-${index + 1}`] = withRaster(picture(portrait, SQUARE, en, es, { seed: index + 1 }));
});

/** People at work and portraits. */
export const peoplePictures = {
  installer: withRaster(
    picture(
      installer,
      LANDSCAPE,
      'An installer kneels by a house wall and leads a thread from a spool into a small box, while the resident watches from the door.',
      'Un instalador, de rodillas junto a la pared, lleva un hilo desde un carrete hasta una caja pequeña mientras la vecina lo mira desde la puerta.',
      { seed: 3 },
    ),
  ),
  'installer-wide': picture(
    installer,
    [1200, 550],
    'An installer at work outside a house, his van parked in the street.',
    'Un instalador trabaja delante de una casa; su camioneta está en la calle.',
    { seed: 3 },
  ),
  'support-desk': withRaster(
    picture(
      supportDesk,
      LANDSCAPE,
      'A support agent with a headset smiles at her desk; the headset’s cord loops into speech bubbles.',
      'Una agente de soporte sonríe en su escritorio; el cable de sus auriculares forma globos de diálogo.',
      { seed: 3 },
    ),
  ),
  'support-desk-violet': picture(
    supportDesk,
    LANDSCAPE,
    'A support agent in the evening, with violet threads looping from the headset.',
    'Un agente de soporte por la tarde, con hilos violeta que salen de sus auriculares.',
    { seed: 6, hue: 'violet', theme: 'dark' },
  ),
  ...portraits,
} as const satisfies Record<string, ArtworkDefinition>;
