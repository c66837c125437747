import { picture, withRaster, type ArtworkDefinition } from './artwork.ts';
import { desk } from './scenes/desk.ts';
import { gamingSetup } from './scenes/gaming-setup.ts';
import { kitchenTable } from './scenes/kitchen-table.ts';
import { livingRoom } from './scenes/living-room.ts';
import { phoneCall } from './scenes/phone-call.ts';
import { router } from './scenes/router.ts';
import { spot, type SpotName } from './scenes/spot.ts';
import { tvNight } from './scenes/tv-night.ts';

const LANDSCAPE = [960, 720] as const;

const spotAlts: Readonly<Record<SpotName, readonly [en: string, es: string]>> = {
  speed: ['A dial made of threads, its needle far to the right.', 'Un indicador hecho de hilos, con la aguja muy a la derecha.'],
  price: ['A price tag tied with a thread.', 'Una etiqueta de precio atada con un hilo.'],
  'no-contract': ['A sheet of paper with its signature line cut by a pair of scissors.', 'Una hoja con la línea de la firma cortada por unas tijeras.'],
  support: ['A headset whose cord turns into a speech bubble.', 'Unos auriculares cuyo cable se convierte en un globo de diálogo.'],
  install: ['A hand drill and a spool of thread.', 'Un taladro y un carrete de hilo.'],
  wifi: ['A house filled with arcs of Wi-Fi.', 'Una casa llena de arcos de wifi.'],
  'self-setup': ['An open box with a router and its thread.', 'Una caja abierta con un router y su hilo.'],
  symmetrical: ['Two equal bundles of thread, one going up and one coming down.', 'Dos haces de hilo iguales, uno que sube y otro que baja.'],
};

const spots: Record<string, ArtworkDefinition> = {};
for (const [name, [en, es]] of Object.entries(spotAlts)) spots[`spot-${name}`] = picture(spot(name as SpotName), [160, 160], en, es);

/** Rooms, devices and spot illustrations of the products. */
export const productPictures = {
  'living-room': withRaster(picture(livingRoom, LANDSCAPE, 'A mother and her son share a sofa with a laptop; a thread comes in by the window, becomes the lamp’s cord and the cat’s yarn.', 'Una madre y su hijo comparten el sofá con una computadora; un hilo entra por la ventana y se vuelve cable de la lámpara y ovillo del gato.', { seed: 3 })),
  'living-room-violet': picture(livingRoom, LANDSCAPE, 'A living room at night with people on the sofa and violet threads along the wall.', 'Una sala de noche, con gente en el sofá e hilos violeta por la pared.', { seed: 8, hue: 'violet', theme: 'dark' }),
  desk: withRaster(picture(desk, LANDSCAPE, 'A man in a wheelchair works at his desk by the window; the thread from outside runs into his screen.', 'Un hombre en silla de ruedas trabaja en su escritorio junto a la ventana; el hilo de fuera entra en su pantalla.', { seed: 4 })),
  'desk-coral': picture(desk, LANDSCAPE, 'A home office with a coral thread running into the laptop.', 'Una oficina en casa, con un hilo coral que entra en la computadora.', { seed: 9, hue: 'coral' }),
  'kitchen-table': withRaster(picture(kitchenTable, LANDSCAPE, 'A grandmother and two children at a kitchen table with a tablet under a lamp hung from threads.', 'Una abuela y dos niños en la mesa de la cocina con una tableta, bajo una lámpara colgada de hilos.', { seed: 5 })),
  'gaming-setup': withRaster(picture(gamingSetup, LANDSCAPE, 'A player with headphones in front of a wide screen, threads of light streaming out of it.', 'Una jugadora con auriculares frente a una pantalla ancha de la que salen hilos de luz.', { seed: 6 })),
  'tv-night': withRaster(picture(tvNight, LANDSCAPE, 'Friends on a sofa seen from behind, watching a film on a large TV that glows violet.', 'Amigos en un sofá, vistos de espaldas, ven una película en un televisor grande que brilla en violeta.', { seed: 2 })),
  'phone-call': withRaster(picture(phoneCall, LANDSCAPE, 'A grandfather and his granddaughter on the phone, joined by one long looping cord.', 'Un abuelo y su nieta hablan por teléfono, unidos por un largo cable en bucles.', { seed: 2 })),
  router: withRaster(picture(router, LANDSCAPE, 'A white router on a wooden shelf beside a skein of teal thread and a plant.', 'Un router blanco en un estante de madera, junto a una madeja de hilo turquesa y una planta.', { seed: 2 })),
  'router-dark': picture(router, LANDSCAPE, 'A router at night, its light the brightest thing on the shelf.', 'Un router de noche; su luz es lo más brillante del estante.', { seed: 4, theme: 'dark' }),
  ...spots,
} as const satisfies Record<string, ArtworkDefinition>;
