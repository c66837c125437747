import { picture, withRaster } from './artwork.ts';
import { fenceTalk } from './scenes/fence-talk.ts';
import { looseGate } from './scenes/loose-gate.ts';
import { lostManual } from './scenes/lost-manual.ts';
import { oldBrowser } from './scenes/old-browser.ts';
import { planIcon } from './scenes/plan-icon.ts';
import { planStrip } from './scenes/plan-strip.ts';
import { reviewWall } from './scenes/review-wall.ts';

const LANDSCAPE = [960, 720] as const;
const STRIP = [840, 200] as const;
const ICON = [64, 64] as const;

/** Plans, and the pages around them: what people say of us, bring us, look for in vain, or leave with. */
export const planPictures = {
  'plan-strip-1': picture(
    planStrip,
    STRIP,
    'A few threads reach a small house.',
    'Unos hilos llegan a una casa chica.',
    { seed: 1 },
  ),
  'plan-strip-2': picture(
    planStrip,
    STRIP,
    'Six threads run past two houses.',
    'Seis hilos pasan frente a dos casas.',
    {
      seed: 2,
      hue: 'violet',
    },
  ),
  'plan-strip-3': picture(
    planStrip,
    STRIP,
    'A broad band of threads runs past three tall houses.',
    'Una banda ancha de hilos pasa frente a tres casas altas.',
    {
      seed: 3,
      hue: 'coral',
    },
  ),
  'plan-icon-1': picture(planIcon, ICON, '', '', { seed: 1 }),
  'plan-icon-2': picture(planIcon, ICON, '', '', { seed: 2, hue: 'violet' }),
  'plan-icon-3': picture(planIcon, ICON, '', '', { seed: 3, hue: 'coral' }),
  'fence-talk': picture(
    fenceTalk,
    LANDSCAPE,
    'Two neighbors at the fence between their houses; one hands the other the end of a thread.',
    'Dos vecinos en la cerca entre sus casas; una le pasa al otro la punta de un hilo.',
    { seed: 1 },
  ),
  'review-wall': withRaster(
    picture(
      reviewWall,
      [1200, 675],
      'Over a town at dusk, written slips of paper hang on threads like laundry.',
      'Sobre un pueblo al anochecer cuelgan papeles escritos en hilos, como ropa tendida.',
      { seed: 1 },
    ),
  ),
  'old-browser': picture(
    oldBrowser,
    LANDSCAPE,
    'A bulky old computer with a cobweb in its screen and a cat on top; a thread lies beside it and finds no way in.',
    'Una computadora vieja y gorda con telaraña en la pantalla y un gato encima; al lado, un hilo que no encuentra por dónde entrar.',
    { seed: 1 },
  ),
  'lost-manual': picture(
    lostManual,
    LANDSCAPE,
    'A shelf of manuals with a gap; out of it hangs a bookmark of threads, which a cat plays with.',
    'Un estante de manuales con un hueco; de él cuelga un separador de hilos con el que juega un gato.',
    { seed: 1 },
  ),
  'loose-gate': picture(
    looseGate,
    LANDSCAPE,
    'A garden gate stands open; a thread lies wound up beside its post, and geese fly on.',
    'La reja de un jardín está abierta; junto al poste hay un hilo recogido, y los gansos siguen su vuelo.',
    { seed: 1 },
  ),
} as const;
