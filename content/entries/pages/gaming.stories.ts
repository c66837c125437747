import { animatedText, carouselBlock, gamingStory, videoSlide } from '@skein/carousels/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { filmVideo } from '../films.ts';

/** Type 2: who plays, one after the other. */
export const gamingPlayers = entry(carouselBlock, 'gaming-players', {
  variant: 'gamingStories',
  title: t('Three households, no excuses left', 'Tres casas, ni una excusa'),
  description: t(
    '<p>They used to have somebody to blame.</p>',
    '<p>Antes tenían a quién echarle la culpa.</p>',
  ),
  items: [
    entry(gamingStory, 'gaming-player-grandmother', {
      title: t('Eleven to nothing', 'Once a cero'),
      description: t(
        '<p>Her grandson set up the game, explained the buttons and has not won since. He asked us for a line test. We sent one: 3\u00a0ms, all evening.</p>',
        '<p>Su nieto instaló el juego, le explicó los botones y no ha vuelto a ganar. Nos pidió una prueba de línea. Se la mandamos: 3\u00a0ms, toda la noche.</p>',
      ),
      image: art('couch-match'),
      player: t('Carmen, 74, and Teo, 12. San Antonio', 'Carmen, 74 años, y Teo, 12. San Antonio'),
    }),
    entry(gamingStory, 'gaming-player-racer', {
      title: t('The last corner', 'La última curva'),
      description: t(
        '<p>On her old line the gap closed by itself, forty milliseconds too late. Now she brakes a car length later than anybody else in the league.</p>',
        '<p>Con su línea anterior el hueco se cerraba solo, cuarenta milisegundos tarde. Ahora frena un auto después que toda la liga.</p>',
      ),
      image: art('thread-racer'),
      player: t(
        'Dana, third in the Tuesday league. Kansas City',
        'Dana, tercera en la liga de los martes. Kansas City',
      ),
    }),
    entry(gamingStory, 'gaming-player-stream', {
      title: t('Four hundred people watch him lose', 'Cuatrocientas personas lo ven perder'),
      description: t(
        '<p>The stream goes up in 4K while the game comes down. His sister has a call next door. Nobody sees a single square, which makes it worse.</p>',
        '<p>La transmisión sube en 4K mientras el juego baja. Su hermana tiene una llamada al lado. Nadie ve ni un cuadrito, y eso lo empeora.</p>',
      ),
      image: art('gaming-setup'),
      player: t('Milo, streams on Fridays. Provo', 'Milo, transmite los viernes. Provo'),
    }),
  ],
  analyticsId: 'gaming-players',
});

/** Type 4: the way of a move, in films. */
export const gamingPath = entry(carouselBlock, 'gaming-path', {
  variant: 'videos',
  title: t('Where your move goes', 'Por dónde va tu jugada'),
  description: t(
    '<p>All of it takes about as long as a hummingbird needs for a quarter of a wingbeat.</p>',
    '<p>Todo junto dura más o menos un cuarto de aleteo de colibrí.</p>',
  ),
  items: [
    entry(videoSlide, 'gaming-path-wall', {
      title: t('Through the wall', 'Cruza la pared'),
      description: t(
        'From the console to the box in the hallway, by wire if you are serious.',
        'De la consola a la caja del pasillo; por cable, si vas en serio.',
      ),
      video: filmVideo('laying-a-line', { loop: true }),
    }),
    entry(videoSlide, 'gaming-path-street', {
      title: t('Down the street', 'Baja por la calle'),
      description: t(
        'On a strand of its own, past everything that the neighbors are watching.',
        'Por un hilo propio, al lado de todo lo que ven los vecinos.',
      ),
      video: filmVideo('evening-street', { loop: true }),
    }),
    entry(videoSlide, 'gaming-path-city', {
      title: t('Across the city', 'Cruza la ciudad'),
      description: t(
        'Three milliseconds after your thumb it is at our exchange, and out of excuses.',
        'Tres milisegundos después de tu pulgar está en nuestra central, y sin pretextos.',
      ),
      video: filmVideo('labs', { loop: true }),
    }),
  ],
  autoSlider: true,
  backgroundColor: 'ink',
  analyticsId: 'gaming-path',
});

export const gamingSentence = entry(animatedText, 'gaming-sentence', {
  text: t('Good game. Nobody blamed the line.', 'Buena partida. Y nadie culpó a la línea.'),
  textColor: 'violet',
});
