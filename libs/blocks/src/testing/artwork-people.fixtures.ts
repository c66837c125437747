import { drawnPicture } from '@skein/cms-client/drawn-picture';
import { scene } from './scene.ts';

const portrait = (name: string, en: string, es: string) =>
  drawnPicture(name, [400, 400], [20, 16, 80, 76], en, es);

export const people = {
  supportDesk: scene(
    'support-desk',
    [20, 14, 92, 90],
    'A support agent with a headset smiles at her desk.',
    'Una agente con auriculares sonríe en su escritorio.',
  ),
  installerAtWork: scene(
    'installer',
    [16, 38, 92, 96],
    'An installer leads a thread into a small box on a house wall.',
    'Un instalador lleva un hilo hasta una caja pequeña en la pared.',
  ),
  porch: scene(
    'porch',
    [38, 44, 91, 98],
    'Two neighbors talk on porch steps in the evening.',
    'Dos vecinos conversan de noche en los escalones del porche.',
  ),
  portrait1: portrait('portrait-1', 'A woman with long brown hair.', 'Una mujer de pelo largo castaño.'),
  portrait2: portrait('portrait-2', 'A bearded man in a hoodie.', 'Un hombre con barba y sudadera.'),
  portrait3: portrait('portrait-3', 'An older woman with silver hair.', 'Una mujer mayor de pelo plateado.'),
  portrait4: portrait('portrait-4', 'A woman in a hijab.', 'Una mujer con hiyab.'),
  portrait7: portrait('portrait-7', 'A man with glasses.', 'Un hombre con lentes.'),
  portrait8: portrait('portrait-8', 'A woman with locs.', 'Una mujer con rastas.'),
  phoneCall: scene(
    'phone-call',
    [5, 14, 94, 90],
    'A grandfather and his granddaughter on the phone, joined by one looping cord.',
    'Un abuelo y su nieta hablan por teléfono, unidos por un cable en bucles.',
  ),
  kitchenTable: scene(
    'kitchen-table',
    [27, 43, 93, 76],
    'A grandmother and two children at a kitchen table with a tablet.',
    'Una abuela y dos niños en la mesa de la cocina con una tableta.',
  ),
  installer: scene(
    'installer',
    [16, 38, 92, 96],
    'An installer leads a thread from a spool into a box on a house wall.',
    'Un instalador lleva un hilo desde un carrete hasta una caja en la pared.',
  ),
  portraitInstaller: portrait(
    'portrait-12',
    'Portrait of an installer in a cap and an amber vest.',
    'Retrato de un instalador con gorra y chaleco ámbar.',
  ),
  portraitSilver: portrait(
    'portrait-3',
    'Portrait of an older woman with silver hair and glasses.',
    'Retrato de una mujer mayor de pelo plateado, con lentes.',
  ),
  portrait5: portrait('portrait-5', 'An older man with a moustache.', 'Un hombre mayor con bigote.'),
  portrait9: portrait('portrait-9', 'A bearded man in a turban.', 'Un hombre con barba y turbante.'),
  morningCrew: scene(
    'morning-crew',
    [20, 26, 82, 94],
    'Two installers with coffee beside their van.',
    'Dos instaladores con café junto a su camioneta.',
  ),
  fenceTalk: scene(
    'fence-talk',
    [22, 18, 80, 96],
    'Two neighbors at the fence; one hands the other the end of a thread.',
    'Dos vecinos en la cerca; una le pasa al otro la punta de un hilo.',
  ),
} as const;
