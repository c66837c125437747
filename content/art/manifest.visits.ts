import { picture } from './artwork.ts';
import { chewedCord } from './scenes/chewed-cord.ts';
import { curbPaint } from './scenes/curb-paint.ts';
import { fishTank } from './scenes/fish-tank.ts';
import { inTheBox } from './scenes/in-the-box.ts';
import { morningCrew } from './scenes/morning-crew.ts';
import { networkMap } from './scenes/network-map.ts';
import { nightCrew } from './scenes/night-crew.ts';
import { threeHomes } from './scenes/three-homes.ts';
import { untilItClicks } from './scenes/until-it-clicks.ts';

const LANDSCAPE = [960, 720] as const;

/** Before we come, when we come, and what may happen to a line afterwards. */
export const visitPictures = {
  'three-homes': picture(
    threeHomes,
    LANDSCAPE,
    'Three homes of one street: threads reach the first, a trench leads to the second, and they end before the third.',
    'Tres casas de una calle: los hilos llegan a la primera, una zanja va hacia la segunda y acaban antes de la tercera.',
    { seed: 1 },
  ),
  'curb-paint': picture(
    curbPaint,
    LANDSCAPE,
    'A worker paints orange lines along a curb; a cat on the sidewalk has a look at it.',
    'Una trabajadora pinta líneas naranjas junto a la banqueta; un gato las mira desde la acera.',
    { seed: 1 },
  ),
  'morning-crew': picture(
    morningCrew,
    LANDSCAPE,
    'Two installers with coffee and a taco beside their van; behind it the sun comes up.',
    'Dos instaladores con café y un taco junto a su camioneta; detrás sale el sol.',
    { seed: 1 },
  ),
  'network-map-violet': picture(
    networkMap,
    [1200, 675],
    'A night map of a whole town: violet threads follow its streets, and one house has a pin.',
    'Un mapa nocturno de toda una ciudad: los hilos violeta siguen las calles y una casa tiene un marcador.',
    { seed: 33, theme: 'dark', hue: 'violet' },
  ),
  'night-crew-violet': picture(
    nightCrew,
    LANDSCAPE,
    'At night in the rain a technician in a lift mends a violet line on a pole; below, a shop is still lit.',
    'De noche y con lluvia, un técnico en una canastilla repara una línea violeta en un poste; abajo sigue encendida una tienda.',
    { seed: 11, hue: 'violet' },
  ),
  'chewed-cord': picture(
    chewedCord,
    LANDSCAPE,
    'An installer kneels with one end of a cord; a dog holds the other in its mouth, and its owner scratches his head.',
    'Una instaladora de rodillas tiene una punta del cable; un perro muerde la otra y su dueño se rasca la cabeza.',
    { seed: 1 },
  ),
  'in-the-box': picture(
    inTheBox,
    LANDSCAPE,
    'An open box with a router and a card in it; cables and a small skein of violet thread lie beside it.',
    'Una caja abierta con un router y una tarjeta; al lado, cables y una pequeña madeja de hilo violeta.',
    { seed: 1 },
  ),
  'until-it-clicks': picture(
    untilItClicks,
    LANDSCAPE,
    'A hand pushes a thin coral cord into a jack on the wall; it leads up to a router on a shelf.',
    'Una mano mete un cable fino color coral en la toma de la pared; el cable sube hasta un router en un estante.',
    { seed: 1 },
  ),
  'fish-tank': picture(
    fishTank,
    LANDSCAPE,
    'A router between a microwave and a fish tank; its waves pass over the water, on which a cat keeps watch.',
    'Un router entre un microondas y una pecera; las ondas pasan por encima del agua, que vigila un gato.',
    { seed: 1 },
  ),
} as const;
