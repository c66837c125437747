import { accolade, accolades } from '@skein/carousels/content';
import { entry, t } from '@skein/cms-client';
import { photo } from '../art.ts';
import { WAIT } from '../offer.ts';

/** What others gave us. All of them are made up, as we are. */
export const aboutAccolades = entry(accolades, 'about-accolades', {
  title: t('Others said it first', 'Otros lo dijeron primero'),
  items: [
    entry(accolade, 'about-accolade-night', {
      title: t('Steadiest line at nine in the evening', 'La línea más pareja a las nueve de la noche'),
      subtitle: t(
        'Lantern Street Review, after four hundred evenings in four hundred living rooms.',
        'Lantern Street Review, tras cuatrocientas noches en cuatrocientas salas.',
      ),
      image: photo('award-night'),
      thumbTitle: t('Steadiest line', 'La más pareja'),
    }),
    entry(accolade, 'about-accolade-voice', {
      title: t('Shortest wait for a voice', 'La espera más corta hasta oír una voz'),
      subtitle: t(
        `The Dial Tone Society. ${WAIT.en} seconds; the runner-up was still playing the flute.`,
        `Sociedad del Tono de Llamada. ${WAIT.es} segundos; el segundo lugar seguía con la flauta.`,
      ),
      image: photo('award-voice'),
      thumbTitle: t('Shortest wait', 'La espera más corta'),
    }),
    entry(accolade, 'about-accolade-trench', {
      title: t('Tidiest trench', 'La zanja más prolija'),
      subtitle: t(
        'Curb & Garden, readers’ choice. The petunias were put back in their order.',
        'Curb & Garden, voto de los lectores. Las petunias volvieron en su orden.',
      ),
      image: photo('award-trench'),
      thumbTitle: t('Tidiest trench', 'La zanja más prolija'),
    }),
  ],
  theme: 'mist',
  analyticsId: 'about-accolades',
});
