import { t } from '@skein/cms-client';

/** The longest texts that an editor would paste, for stories of crowded layouts. */
export const longTitle = t(
  'Everything you wanted to know about internet that comes through the wall as light, and were too polite to ask the installer',
  'Todo lo que querías saber sobre el internet que entra por la pared en forma de luz y no le preguntaste al instalador por educación',
);
export const longDescription = t(
  '<p>Fiber is a strand of glass about as thick as a hair. A laser at our end blinks several billion times a second, and a small box in your hallway counts the blinks. That is the whole trick. Nothing in between cares about rain, about how many neighbors are watching the game, or about how far you live from the exchange.</p><p>What changes is what you stop thinking about: which room the call is in, who is uploading what, whether the backup can wait until night. <a href="/product/internet">Read how we bring it to a house</a>.</p>',
  '<p>La fibra es un filamento de vidrio del grosor de un cabello. Un láser de nuestro lado parpadea miles de millones de veces por segundo, y una cajita en tu pasillo cuenta los parpadeos. Ese es todo el truco. A lo que hay en medio no le importa la lluvia, ni cuántos vecinos ven el partido, ni a qué distancia vives de la central.</p><p>Lo que cambia es aquello en lo que dejas de pensar: en qué cuarto tomas la llamada, quién sube qué, si el respaldo puede esperar hasta la noche. <a href="/product/internet">Lee cómo la llevamos hasta una casa</a>.</p>',
);
