import { contentGrid, textItem } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';

const advice = (id: string, english: string, spanish: string, words: string, palabras: string) =>
  entry(textItem, `wifi-advice-${id}`, {
    variant: 'wifiTextItem',
    title: t(english, spanish),
    description: t(`<p>${words}</p>`, `<p>${palabras}</p>`),
  });

/** What to try before anything is bought. */
export const wifiAdvice = entry(contentGrid, 'wifi-advice', {
  variant: 'wifiText',
  title: t('Before you buy another box', 'Antes de comprar otro aparato'),
  image: art('router-violet'),
  items: [
    advice(
      'open',
      'Out of the cupboard',
      'Fuera del armario',
      'Shoulder high, in the open, in the middle of the home.',
      'A la altura del hombro, a la vista, en medio de la casa.',
    ),
    advice(
      'water',
      'Away from water',
      'Lejos del agua',
      'A fish tank stops more than a wall does.',
      'Una pecera frena más que una pared.',
    ),
    advice(
      'wire',
      'Wire what stands still',
      'Cable para lo que no se mueve',
      'A television does not walk about. Neither does a desk.',
      'Un televisor no se pasea. Un escritorio, tampoco.',
    ),
    advice(
      'old',
      'Look at the oldest',
      'Mira el más viejo',
      'One laptop from 2011 can slow down a whole room.',
      'Una laptop de 2011 puede frenar el cuarto entero.',
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

/** Six points around the router. */
export const inTheRouter = entry(contentGrid, 'wifi-in-the-router', {
  variant: 'iconList',
  title: t('What the router does by itself', 'Lo que el router hace solo'),
  image: art('router-amber'),
  backgroundColor: 'mist',
  items: [
    point(
      'wifi',
      'Picks a channel',
      'Elige canal',
      'And moves when the neighbors do.',
      'Y se cambia cuando se cambian los vecinos.',
    ),
    point(
      'home',
      'Finds its extenders',
      'Encuentra sus extensores',
      'One name for all of the home.',
      'Un solo nombre para toda la casa.',
    ),
    point(
      'user',
      'Keeps guests apart',
      'Separa a los invitados',
      'They get the internet, not your printer.',
      'Tienen internet, no tu impresora.',
    ),
    point(
      'laptop',
      'Gives calls the way',
      'Cede el paso a las llamadas',
      'A backup can wait; a face cannot.',
      'Un respaldo puede esperar; una cara, no.',
    ),
    point(
      'download',
      'Updates at night',
      'Se actualiza de noche',
      'At four, when nobody looks.',
      'A las cuatro, cuando nadie mira.',
    ),
    point(
      'clock',
      'Goes quiet on time',
      'Se calla a su hora',
      'If you ask it to, for the children.',
      'Si se lo pides, por los niños.',
    ),
  ],
});
