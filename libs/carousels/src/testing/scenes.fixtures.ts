import { drawnPicture } from '@skein/cms-client/drawn-picture';
import { scene } from './artwork.fixtures.ts';

export const scenes = {
  liveMatch: scene(
    'live-match',
    [12, 20, 92, 97],
    'A striker shoots past a goalkeeper.',
    'Una delantera le gana a la portera.',
  ),
  nightTrain: drawnPicture(
    'night-train',
    [1280, 720],
    [27, 8, 78, 68],
    'A night train in front of the moon.',
    'Un tren nocturno delante de la luna.',
  ),
  programWall: drawnPicture(
    'program-wall',
    [1260, 540],
    [24, 5, 76, 76],
    'Nine programs on a wall.',
    'Nueve programas en una pared.',
  ),
  threadRacer: scene(
    'thread-racer',
    [20, 14, 72, 88],
    'A glider on a track of threads.',
    'Una nave en una pista de hilos.',
  ),
  couchMatch: drawnPicture(
    'couch-match',
    [1280, 720],
    [18, 10, 92, 92],
    'A grandmother beats her grandson.',
    'Una abuela le gana a su nieto.',
  ),
  controller: scene('controller', [17, 28, 97, 97], 'A white game controller.', 'Un control blanco.'),
} as const;
