import { drawnPicture } from '@skein/cms-client/drawn-picture';

/** The part of each picture that crops must keep: its left, top, right and bottom edges, in percent of the picture. */
const SAFE = [22, 8, 78, 94] as const;
const tile = (name: string, en: string, es: string) => drawnPicture(`quiz-${name}`, [480, 320], SAFE, en, es);

export const pictures = {
  intro: drawnPicture(
    'quiz-intro',
    [960, 720],
    SAFE,
    'Three threads lead to three houses, a small one, a middling one and a tall one.',
    'Tres hilos llevan a tres casas: una chica, una mediana y una alta.',
  ),
  oneRouter: tile('one-router', 'One router in a small house.', 'Un router en una casa chica.'),
  extenders: tile(
    'extenders',
    'A router and two more on other floors.',
    'Un router y dos más en otros pisos.',
  ),
  armchair: tile('armchair', 'A cat asleep in an armchair.', 'Un gato dormido en un sillón.'),
  desk: tile('desk', 'A laptop on a desk, lit by a lamp.', 'Una laptop en un escritorio con lámpara.'),
  letters: tile('letters', 'A letter and a mug.', 'Una carta y una taza.'),
  film: tile('film', 'A film on a television.', 'Una película en la televisión.'),
  controller: tile('controller', 'A game controller on its cord.', 'Un control de juegos con su cable.'),
  book: tile('book', 'Books beside a plant.', 'Libros junto a una planta.'),
  calls: tile('calls', 'Two people on the screen of a laptop.', 'Dos personas en la pantalla de una laptop.'),
  upload: tile(
    'upload',
    'Threads run up into a cloud and down again.',
    'Hilos que suben a una nube y bajan.',
  ),
  cameras: tile('cameras', 'A camera over a front door.', 'Una cámara sobre la puerta de entrada.'),
  morning: tile('morning', 'A sun comes up behind a roof.', 'El sol sale detrás de un techo.'),
  evening: tile(
    'evening',
    'A house in the evening, its windows lit.',
    'Una casa de noche con las ventanas encendidas.',
  ),
  allDay: tile('all-day', 'A clock with threads all around it.', 'Un reloj rodeado de hilos.'),
  planCore: tile('plan-core', 'A few threads reach a small house.', 'Unos hilos llegan a una casa chica.'),
  planHome: tile(
    'plan-home',
    'Threads run to a house with a porch.',
    'Hilos que llegan a una casa con porche.',
  ),
  planEdge: tile(
    'plan-edge',
    'A broad band of threads runs to a tall house.',
    'Una banda de hilos llega a una casa alta.',
  ),
  sign: drawnPicture(
    'plan-icon-2',
    [64, 64],
    [0, 0, 100, 100],
    'Two threads that run into a light.',
    'Dos hilos que llegan a una luz.',
  ),
} as const;
