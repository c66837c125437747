import { picture } from './artwork.ts';
import { blockParty } from './scenes/block-party.ts';
import { curbPaint } from './scenes/curb-paint.ts';
import { hallwayPhone } from './scenes/hallway-phone.ts';
import { morningCrew } from './scenes/morning-crew.ts';
import { movingIn } from './scenes/moving-in.ts';
import { threeHomes } from './scenes/three-homes.ts';

const LANDSCAPE = [960, 720] as const;

/** What the slides of heroes show that change. */
export const heroPictures = {
  'moving-in-violet': picture(
    movingIn,
    LANDSCAPE,
    'Two people among moving boxes in a violet room: one plugs a cable into the wall, the other is online already.',
    'Dos personas entre cajas en un cuarto violeta: una conecta un cable a la pared, la otra ya está en línea.',
    { seed: 7, hue: 'violet' },
  ),
  'hallway-phone-teal': picture(
    hallwayPhone,
    LANDSCAPE,
    'An older woman laughs into the telephone of a teal hallway, family pictures on the wall behind her.',
    'Una mujer mayor se ríe al teléfono en un pasillo turquesa, con retratos de familia en la pared.',
    { seed: 5, hue: 'teal' },
  ),
  'three-homes-amber': picture(
    threeHomes,
    LANDSCAPE,
    'Three homes under an amber sky: threads reach the first, a trench leads to the second.',
    'Tres casas bajo un cielo ámbar: los hilos llegan a la primera y una zanja va hacia la segunda.',
    { seed: 4, hue: 'amber' },
  ),
  'curb-paint-teal': picture(
    curbPaint,
    LANDSCAPE,
    'A worker paints lines along a curb on a teal morning; a cat on the sidewalk has a look at it.',
    'Una trabajadora pinta líneas junto a la banqueta una mañana turquesa; un gato las mira.',
    { seed: 6, hue: 'teal' },
  ),
  'morning-crew-violet': picture(
    morningCrew,
    LANDSCAPE,
    'Two installers with their coffee beside the van, before a violet sky.',
    'Dos instaladores con su café junto a la camioneta, ante un cielo violeta.',
    { seed: 6, hue: 'violet' },
  ),
  'block-party-coral': picture(
    blockParty,
    LANDSCAPE,
    'Neighbors at a long table in the street on a coral evening, under strings of lights.',
    'Vecinos en una mesa larga en plena calle una tarde coral, bajo guirnaldas de luces.',
    { seed: 6, hue: 'coral' },
  ),
} as const;
