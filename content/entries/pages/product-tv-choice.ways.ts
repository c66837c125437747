import { contentBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';

/** The three that the page compares. */
export const waysToWatch = [
  entry(contentBlock, 'tv-way-live', {
    variant: 'cityOffer',
    title: t('Live channels: for what cannot wait', 'Canales en vivo: para lo que no espera'),
    description: t(
      `<p>Matches, the evening news, award nights: the channels you know, over the internet and by the month. Count on $50 to $90, paid to them, and on 35\u00a0Mbps for a match in 4K.</p>
      <p>Most of them record for you, so dinner may run late.</p>`,
      `<p>Partidos, noticias, noches de premios: los canales de siempre, por internet y por mes. Cuenta con entre $50 y $90, que les pagas a ellos, y con 35\u00a0Mbps para un partido en 4K.</p>
      <p>Casi todos graban por ti, así que la cena puede alargarse.</p>`,
    ),
    image: art('live-match'),
    imageSide: 'left',
  }),
  entry(contentBlock, 'tv-way-demand', {
    variant: 'cityOffer',
    title: t('On demand: for what can', 'A la carta: para lo que sí espera'),
    description: t(
      `<p>Films and series when you get around to them, from $8 to $25 a month each. A film in 4K takes 25\u00a0Mbps.</p>
      <p>The catch: nobody has everything. There is a way around that further down.</p>`,
      `<p>Películas y series cuando te acomode, de $8 a $25 al mes cada servicio. Una película en 4K pide 25\u00a0Mbps.</p>
      <p>El pero: ninguno lo tiene todo. Más abajo hay una forma de darle la vuelta.</p>`,
    ),
    image: art('film-reels'),
    imageSide: 'right',
    backgroundColor: 'coral-soft',
  }),
  entry(contentBlock, 'tv-way-antenna', {
    variant: 'cityOffer',
    title: t('An antenna: for nothing at all', 'Una antena: por nada de nada'),
    description: t(
      `<p>Local stations still come through the air, in HD. An antenna costs about $40 once, and after that the pigeons are the only ones who want something.</p>
      <p>It needs no internet, so we gain nothing by telling you.</p>`,
      `<p>Los canales locales siguen llegando por el aire, en HD. Una antena cuesta unos $40 una sola vez, y después solo las palomas te piden algo.</p>
      <p>No necesita internet, así que nada ganamos con contártelo.</p>`,
    ),
    image: art('roof-antenna'),
    imageSide: 'left',
    backgroundColor: 'amber-soft',
  }),
];
