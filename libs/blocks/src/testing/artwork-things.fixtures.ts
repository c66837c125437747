import { drawnPicture } from '@skein/cms-client/drawn-picture';
import { scene } from './scene.ts';

const planIcon = (place: number) =>
  drawnPicture(`plan-icon-${place}`, [64, 64], [0, 0, 100, 100], 'A sign of threads.', 'Un signo de hilos.');
const planStrip = (place: number, en: string, es: string) =>
  drawnPicture(`plan-strip-${place}`, [840, 200], [30, 2, 100, 100], en, es);

/** Pictures of rooms, devices, signs and patterns. */
export const things = {
  livingRoom: scene(
    'living-room',
    [14, 38, 82, 92],
    'A mother and her son share a sofa with a laptop.',
    'Una madre y su hijo comparten el sofá con una laptop.',
  ),
  router: scene(
    'router',
    [22, 36, 94, 84],
    'A white router beside a skein of teal thread.',
    'Un router blanco junto a una madeja de hilo verde.',
  ),
  desk: scene(
    'desk',
    [25, 36, 90, 95],
    'A man works at his desk by the window.',
    'Un hombre trabaja en su escritorio junto a la ventana.',
  ),
  tvNight: scene(
    'tv-night',
    [18, 9, 80, 90],
    'Friends on a sofa watch a film on a large TV.',
    'Unos amigos en el sofá ven una película en un televisor grande.',
  ),
  gamingSetup: scene(
    'gaming-setup',
    [27, 20, 90, 88],
    'A player with headphones in front of a wide screen.',
    'Una jugadora con auriculares frente a una pantalla ancha.',
  ),
  routerNight: scene(
    'router-dark',
    [22, 36, 94, 84],
    'A router at night, its light the brightest thing on the shelf.',
    'Un router de noche; su luz es lo más brillante del estante.',
  ),
  weaveTeal: drawnPicture(
    'weave-teal',
    [1200, 400],
    undefined,
    'Two bundles of thread cross.',
    'Dos haces de hilo se cruzan.',
  ),
  notAvailable: drawnPicture(
    'not-available',
    [960, 600],
    [33, 24, 94, 84],
    'A lone house on a hill; the threads end, coiled on a post, some way before it.',
    'Una casa sola en una colina; los hilos terminan enrollados en un poste un poco antes.',
  ),
  notFound: drawnPicture(
    'not-found',
    [960, 600],
    [24, 18, 97, 95],
    'A cat plays with a great tangle of thread.',
    'Un gato juega con un gran enredo de hilo.',
  ),
  programWall: drawnPicture(
    'program-wall',
    [1260, 540],
    [24, 5, 76, 76],
    'Nine programs on a wall, the soccer match in the middle.',
    'Nueve programas en una pared, con el partido de fútbol en el centro.',
  ),
  planStrip1: planStrip(1, 'A few threads reach a small house.', 'Unos hilos llegan a una casa chica.'),
  planStrip2: planStrip(2, 'Six threads run past two houses.', 'Seis hilos pasan frente a dos casas.'),
  planStrip3: planStrip(
    3,
    'A broad band of threads runs past three tall houses.',
    'Una banda ancha de hilos pasa frente a tres casas altas.',
  ),
  planIcon1: planIcon(1),
  planIcon2: planIcon(2),
  planIcon3: planIcon(3),
  reviewWall: drawnPicture(
    'review-wall',
    [1200, 675],
    [4, 8, 96, 78],
    'Written slips of paper hang on threads over a town.',
    'Papeles escritos cuelgan en hilos sobre un pueblo.',
  ),
} as const;
