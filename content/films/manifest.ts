import { gamingSetup } from '../art/scenes/gaming-setup.ts';
import { installer } from '../art/scenes/installer.ts';
import { networkMap } from '../art/scenes/network-map.ts';
import { nightRace } from '../art/scenes/night-race.ts';
import { street } from '../art/scenes/street.ts';
import { filmForBlock, filmForHero, type FilmDefinition } from './film.ts';

const WIDE = [960, 540] as const;

/** Every film of the demo provider. Content refers to these names and nothing else. */
export const films = {
  gaming: filmForHero(gamingSetup, {
    size: [960, 720],
    seconds: 8,
    seed: 6,
    title: {
      en: 'A player with headphones at a wide screen; lights run along the threads that stream out of the game.',
      es: 'Una jugadora con auriculares ante una pantalla ancha; corren luces por los hilos que salen del juego.',
    },
    cues: [
      [2.6, 'A player at her desk, late in the evening.', 'Una jugadora en su escritorio, ya de noche.'],
      [
        5.4,
        'Light comes in by the cord and leaves the screen as threads.',
        'La luz entra por el cable y sale de la pantalla en hilos.',
      ],
      [8, 'Her hands do not wait for any of it.', 'Sus manos no esperan a nadie.'],
    ],
  }),
  labs: filmForHero(networkMap, {
    size: [1280, 720],
    seconds: 10,
    seed: 12,
    theme: 'dark',
    title: {
      en: 'A city at night from above; lights leave a hub along the streets, and one turns in at every home.',
      es: 'Una ciudad de noche, desde arriba; las luces salen de un nodo por las calles y una entra en cada casa.',
    },
    cues: [
      [3.4, 'A city at night, seen from above.', 'Una ciudad de noche, vista desde arriba.'],
      [6.8, 'Lights leave the hub and follow the streets.', 'Las luces salen del nodo y siguen las calles.'],
      [10, 'At each home, one of them turns in.', 'En cada casa se queda una.'],
    ],
  }),
  'laying-a-line': filmForBlock(installer, {
    size: WIDE,
    seconds: 9,
    seed: 3,
    title: {
      en: 'An installer brings a line from the street into a house; its light comes on, and the resident waves.',
      es: 'Un instalador lleva una línea de la calle a una casa; se enciende la luz y la vecina saluda.',
    },
    cues: [
      [1.9, 'The line comes in from the street.', 'La línea llega desde la calle.'],
      [
        4.3,
        'Off the reel, and through the installer’s hands.',
        'Sale del carrete y pasa por las manos del instalador.',
      ],
      [
        6.6,
        'Into the box on the wall. Its light comes on.',
        'Entra en la caja de la pared. Se enciende la luz.',
      ],
      [9, 'The neighbor waves. That was all of it.', 'La vecina saluda. Eso fue todo.'],
    ],
  }),
  'evening-street': filmForBlock(street, {
    size: WIDE,
    seconds: 10,
    seed: 7,
    title: {
      en: 'An evening street; threads of light run along the road and into the homes, and a woman walks her dog.',
      es: 'Una calle al anochecer; hilos de luz recorren la calle y entran en las casas, y una mujer pasea a su perro.',
    },
    cues: [
      [
        3.2,
        'Evening. Two neighbors talk, a dog goes by.',
        'Anochece. Dos vecinos conversan y pasa un perro.',
      ],
      [
        6.6,
        'Light runs along the street and turns in at one home after another.',
        'La luz recorre la calle y entra en una casa tras otra.',
      ],
      [10, 'Nobody looks up. Geese cross the sky.', 'Nadie se da cuenta. Unos gansos cruzan el cielo.'],
    ],
  }),
  'night-race': filmForBlock(nightRace, {
    size: WIDE,
    seconds: 8,
    seed: 6,
    title: {
      en: 'A game: two paper darts race along a road of threads toward a setting sun.',
      es: 'Un juego: dos aviones de papel corren por un camino de hilos hacia el sol que se pone.',
    },
    cues: [
      [
        2.6,
        'A road of threads runs toward a setting sun.',
        'Un camino de hilos va hacia el sol que se pone.',
      ],
      [
        5.4,
        'Two paper darts race along it, teal ahead of coral.',
        'Dos aviones de papel compiten: el turquesa delante del coral.',
      ],
      [8, 'The lead stays where it is.', 'La ventaja no se mueve.'],
    ],
  }),
} as const satisfies Record<string, FilmDefinition>;

export type FilmName = keyof typeof films;
