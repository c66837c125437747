import { animatedText, carouselBlock, gamingStory, videoSlide } from '@skein/carousels/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { filmVideo } from '../films.ts';
import { LATENCY } from '../offer.ts';

/** A carousel with the stories of three players, one after the other (carousel 2, `gamingStories`). */
export const gamingPlayers = entry(carouselBlock, 'gaming-players', {
  variant: 'gamingStories',
  title: t('Three households, no excuses', 'Tres casas, ni una excusa'),
  description: t(
    '<p>They used to have someone to blame.</p>',
    '<p>Antes tenían a quién echarle la culpa.</p>',
  ),
  items: [
    entry(gamingStory, 'gaming-player-grandmother', {
      title: t('Eleven to nothing', 'Once a cero'),
      description: t(
        `<p>Her grandson set up the game, explained the buttons and hasn’t won since. He asked us to test the line. We did: ${LATENCY.text}, all evening.</p>`,
        `<p>Su nieto instaló el juego, le explicó los botones y no ha vuelto a ganar. Nos pidió revisar la línea. La revisamos: ${LATENCY.text}, toda la noche.</p>`,
      ),
      image: art('couch-match'),
      player: t('Carmen, 74, and Teo, 12. San Antonio', 'Carmen, 74 años, y Teo, 12. San Antonio'),
    }),
    entry(gamingStory, 'gaming-player-racer', {
      title: t('The last corner', 'La última curva'),
      description: t(
        '<p>On her old line, every move landed forty milliseconds late. Now she brakes a car length later than anyone else in the league.</p>',
        '<p>Con su línea anterior, cada movimiento llegaba cuarenta milisegundos tarde. Ahora es la última de la liga en frenar.</p>',
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
        '<p>His stream goes up in 4K while the game comes down. His sister’s on a call in the next room. Nothing ever freezes, which makes it worse.</p>',
        '<p>La transmisión sube en 4K mientras el juego baja. Su hermana está en una llamada al lado. Nada se congela, y eso lo empeora.</p>',
      ),
      image: art('controller'),
      player: t('Milo, streams on Fridays. Provo', 'Milo, transmite los viernes. Provo'),
    }),
  ],
  analyticsId: 'gaming-players',
});

/** A carousel with films that follow a player's move through the network (carousel 4, `videos`). */
export const gamingPath = entry(carouselBlock, 'gaming-path', {
  variant: 'videos',
  title: t('Follow your move', 'Por dónde va tu jugada'),
  description: t(
    '<p>There and back takes about half a hummingbird’s wingbeat.</p>',
    '<p>La ida y la vuelta duran más o menos medio aleteo de colibrí.</p>',
  ),
  items: [
    entry(videoSlide, 'gaming-path-wall', {
      title: t('Through the wall', 'Por la pared'),
      description: t(
        'From the console to the box in the hallway. Use a cable if you’re serious.',
        'De la consola a la caja del pasillo; por cable, si juegas en serio.',
      ),
      video: filmVideo('laying-a-line', { loop: true }),
    }),
    entry(videoSlide, 'gaming-path-street', {
      title: t('Down the street', 'Calle abajo'),
      description: t(
        'On its own strand, past everything the neighbors are watching.',
        'Por su propio hilo, al lado de todo lo que ven los vecinos.',
      ),
      video: filmVideo('evening-street', { loop: true }),
    }),
    entry(videoSlide, 'gaming-path-city', {
      title: t('Across the city', 'De lado a lado de la ciudad'),
      description: t(
        `${LATENCY.oneWay.en} after you press the button, it’s at our hub.`,
        `${LATENCY.oneWay.es} después de apretar el botón, ya está en nuestra central.`,
      ),
      video: filmVideo('labs', { loop: true }),
    }),
  ],
  autoSlider: true,
  backgroundColor: 'ink',
  analyticsId: 'gaming-path',
});

export const gamingSentence = entry(animatedText, 'gaming-sentence', {
  text: t('Good game. No one blamed the internet.', 'Buena partida. Y nadie culpó al internet.'),
  textColor: 'violet',
});
