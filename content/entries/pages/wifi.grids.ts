import { contentGrid, textItem } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';

const advice = (id: string, english: string, spanish: string, words: string, palabras: string) =>
  entry(textItem, `wifi-advice-${id}`, {
    variant: 'wifiTextItem',
    title: t(english, spanish),
    description: t(`<p>${words}</p>`, `<p>${palabras}</p>`),
  });

/** Advice for faster Wi-Fi without a purchase. */
export const wifiAdvice = entry(contentGrid, 'wifi-advice', {
  variant: 'wifiText',
  title: t('Try this before you buy anything', 'Prueba esto antes de comprar nada'),
  image: art('fish-tank'),
  items: [
    advice(
      'open',
      'Give the fish some space',
      'Lejos de la pecera',
      'Water swallows Wi-\u2060Fi. A fish tank blocks more than a wall does.',
      'El agua se traga el Wi-\u2060Fi. Una pecera bloquea más que una pared.',
    ),
    advice(
      'water',
      'Mind the microwave',
      'Cuidado con el microondas',
      'While the popcorn’s going, older devices stutter. Three feet is far enough.',
      'Mientras hace palomitas, los dispositivos viejos se traban. Con tres pies basta.',
    ),
    advice(
      'wire',
      'Keep the top clear',
      'Nada encima del router',
      'A router needs air. To the cat, it’s the warmest shelf in the house.',
      'Necesita aire. Y para el gato es la repisa más calientita de la casa.',
    ),
    advice(
      'old',
      'Check your oldest device',
      'Revisa el dispositivo más viejo',
      'One laptop from 2011 can slow down a whole room.',
      'Una laptop de 2011 puede frenar todo el cuarto.',
    ),
  ],
});

type PointIcon = 'wifi' | 'home' | 'user' | 'laptop' | 'download' | 'clock';
const point = (icon: PointIcon, english: string, spanish: string, words: string, palabras: string) =>
  entry(textItem, `wifi-point-${icon}`, {
    variant: 'iconTextItem',
    icon,
    title: t(english, spanish),
    description: t(`<p>${words}</p>`, `<p>${palabras}</p>`),
  });

/** Six facts about the router. */
export const inTheRouter = entry(contentGrid, 'wifi-in-the-router', {
  variant: 'iconList',
  title: t('What your router does for you', 'Lo que el router hace por ti'),
  image: art('router-amber'),
  backgroundColor: 'mist',
  items: [
    point(
      'wifi',
      'Picks a clear channel',
      'Canal libre',
      'And switches when the neighbors do.',
      'Si los vecinos cambian de canal, el router también.',
    ),
    point(
      'home',
      'Finds its access points',
      'Un solo nombre para toda la casa',
      'One network name for your whole home.',
      'El router conecta solo los demás puntos de acceso.',
    ),
    point(
      'user',
      'Keeps guests separate',
      'Visitas aparte',
      'They get the internet, not your printer.',
      'Tienen internet, no tu impresora.',
    ),
    point(
      'laptop',
      'Puts calls first',
      'Primero las llamadas',
      'A backup can wait. A face can’t.',
      'Una copia puede esperar; una videollamada, no.',
    ),
    point(
      'download',
      'Updates at night',
      'Actualización nocturna',
      'At four in the morning, while you sleep.',
      'A las cuatro de la mañana, mientras duermes.',
    ),
    point(
      'clock',
      'Turns off at bedtime',
      'Hora de dormir',
      'If you set it up, for the kids.',
      'Si la programas, los niños se quedan sin Wi-\u2060Fi a esa hora.',
    ),
  ],
});
