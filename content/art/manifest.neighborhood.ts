import { picture, withRaster } from './artwork.ts';
import { cast } from './cast.ts';
import { apartmentBlock } from './scenes/apartment-block.ts';
import { blockParty } from './scenes/block-party.ts';
import { citiesMap } from './scenes/cities-map.ts';
import { counter } from './scenes/counter.ts';
import { crew } from './scenes/crew.ts';
import { floorPlan } from './scenes/floor-plan.ts';
import { heroAbstract } from './scenes/hero-abstract.ts';
import { movingIn } from './scenes/moving-in.ts';
import { networkMap } from './scenes/network-map.ts';
import { nightCrew } from './scenes/night-crew.ts';
import { portraitOf } from './scenes/portrait.ts';
import { radioLink } from './scenes/radio-link.ts';
import { rooftop } from './scenes/rooftop.ts';
import { treehouse } from './scenes/treehouse.ts';
import { wifiHouse } from './scenes/wifi-house.ts';

const LANDSCAPE = [960, 720] as const;
/** With ground below, on which a caption may lie. */
const CAPTIONED = [960, 768] as const;
const SQUARE = [400, 400] as const;

/** Neighbors, their homes and shops, and the people who wire them. */
export const neighborhoodPictures = {
  'block-party': picture(
    blockParty,
    CAPTIONED,
    'Neighbors at a long table in the street at dusk, under strings of lights; one arrives with a cake, a dog looks on.',
    'Vecinos en una mesa larga en plena calle al anochecer, bajo guirnaldas de luces; una llega con un pastel y un perro mira.',
    { seed: 3 },
  ),
  'cities-map': picture(
    citiesMap,
    [960, 600],
    'A map of the United States, woven like cloth; threads of light run from Austin to the cities on both coasts.',
    'Un mapa de Estados Unidos tejido como una tela; hilos de luz salen de Austin hacia las ciudades de ambas costas.',
    { seed: 3, animate: true },
  ),
  'wifi-house': picture(
    wifiHouse,
    LANDSCAPE,
    'A house cut open: from a router in the hall, arcs of Wi-Fi reach the kitchen, the sofa, the desk, the child’s room and the cat in the attic.',
    'Una casa vista por dentro: desde el router del pasillo, los arcos del Wi-Fi llegan a la cocina, al sillón, al escritorio, al cuarto del niño y al gato del ático.',
    { seed: 3 },
  ),
  'floor-plan': picture(
    floorPlan,
    LANDSCAPE,
    'A floor plan with the router in the middle of the hall; a cable runs to the TV, and rings of Wi-Fi reach every room.',
    'El plano de una casa con el router en medio del pasillo; un cable va al televisor y los anillos del Wi-Fi llegan a cada cuarto.',
    { seed: 3 },
  ),
  treehouse: picture(
    treehouse,
    LANDSCAPE,
    'A child reads on a tablet at the edge of a treehouse at dusk; a thread runs from the house to a small Wi-Fi box on the trunk.',
    'Una niña lee en una tableta al borde de una casa del árbol al anochecer; un hilo va de la casa a una cajita de Wi-Fi en el tronco.',
    { seed: 3 },
  ),
  counter: picture(
    counter,
    LANDSCAPE,
    'A customer pays by card at a bakery counter; coral threads run to the card reader and hold up the lamps.',
    'Una clienta paga con tarjeta en el mostrador de una panadería; hilos coral llegan al lector y sostienen las lámparas.',
    { seed: 3 },
  ),
  'night-crew': picture(
    nightCrew,
    LANDSCAPE,
    'A technician in a lift splices the line on a pole in the night rain; a baker watches from her lit doorway.',
    'Un técnico en una canastilla empalma la línea de un poste bajo la lluvia de la noche; una panadera lo mira desde su puerta iluminada.',
    { seed: 3 },
  ),
  rooftop: picture(
    rooftop,
    [960, 800],
    'On a roof at dusk, threads of light from a distant tower land in a radio dish that a technician is fitting.',
    'En una azotea al anochecer, hilos de luz llegan desde una torre lejana a la antena que instala un técnico.',
    { seed: 3 },
  ),
  'radio-link': picture(
    radioLink,
    LANDSCAPE,
    'Threads come out of the ground, climb a tower, cross the town in a beam and run down inside a building to each apartment.',
    'Los hilos salen de la tierra, suben por una torre, cruzan la ciudad en un haz y bajan por dentro de un edificio hasta cada apartamento.',
    { seed: 3 },
  ),
  'moving-in': picture(
    movingIn,
    LANDSCAPE,
    'Two people among moving boxes: one plugs a cable into the wall, the other already has a laptop open.',
    'Dos personas entre cajas de mudanza: una conecta un cable a la pared, la otra ya tiene abierta la computadora.',
    { seed: 3 },
  ),
  'apartment-block-amber': picture(
    apartmentBlock,
    LANDSCAPE,
    'A building with its walls open: sixteen homes, and one bundle of amber threads that serves them all.',
    'Un edificio sin paredes: dieciséis hogares y un solo haz de hilos ámbar para todos.',
    { seed: 14, theme: 'light', hue: 'amber' },
  ),
  'network-map-amber': picture(
    networkMap,
    SQUARE,
    'A map of a few blocks downtown with amber threads along the streets.',
    'Un mapa de unas cuadras del centro con hilos ámbar a lo largo de las calles.',
    { seed: 21, hue: 'amber' },
  ),
  'network-map-night': picture(
    networkMap,
    [960, 640],
    'A night map of city blocks beside a river, with coral threads along the streets and one pin.',
    'Un mapa nocturno de manzanas junto a un río, con hilos coral por las calles y un marcador.',
    { seed: 17, theme: 'dark', hue: 'coral' },
  ),
  'threads-night': picture(
    heroAbstract,
    [1200, 700],
    'Bundles of threads that drift through the dark.',
    'Haces de hilos que pasan por la oscuridad.',
    { seed: 8, theme: 'dark', hue: 'teal' },
  ),
  'threads-night-coral': picture(
    heroAbstract,
    [1200, 700],
    'Bundles of coral threads that drift through the dark.',
    'Haces de hilos coral que pasan por la oscuridad.',
    { seed: 9, theme: 'dark', hue: 'coral' },
  ),
  crew: picture(
    crew,
    CAPTIONED,
    'Five people around a great drum of cable in front of the depot: one pulls, one leans on it, one checks a list.',
    'Cinco personas alrededor de un gran carrete de cable frente al depósito: una tira, otra se apoya, otra revisa una lista.',
    { seed: 3 },
  ),
  'portrait-priya': withRaster(
    picture(
      portraitOf(cast.priya, 'amber', 0.4),
      SQUARE,
      'Portrait of a woman with a ponytail, glasses and a teal cardigan.',
      'Retrato de una mujer con coleta, gafas y cárdigan turquesa.',
    ),
  ),
  'portrait-rosa': withRaster(
    picture(
      portraitOf(cast.rosa, 'coral', -0.35),
      SQUARE,
      'Portrait of a woman with short silver hair and a green collared shirt.',
      'Retrato de una mujer de pelo corto plateado y camisa verde.',
      { seed: 2 },
    ),
  ),
  'portrait-hank': withRaster(
    picture(
      portraitOf(cast.hank, 'violet', 0.45),
      SQUARE,
      'Portrait of a man in a navy beanie and a red hoodie.',
      'Retrato de un hombre con gorro azul marino y sudadera roja.',
    ),
  ),
} as const;
