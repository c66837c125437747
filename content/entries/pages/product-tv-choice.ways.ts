import { contentBlock, contentGrid } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';

const ways = [
  entry(contentBlock, 'tv-way-live', {
    variant: 'cityOffer',
    title: t('Live channels: for what can’t wait', 'Canales en vivo: para lo que no espera'),
    description: t(
      `<p>Games, the evening news, award shows: the channels you know, over the internet, month to month. Expect $50 to $90, paid to them, and 35\u00a0Mbps for a game in 4K.</p>
      <p>Most of them record for you, so dinner can run late.</p>`,
      `<p>Partidos, noticias, noches de premios: los canales de siempre, por internet y mes a mes. Calcula entre $50 y $90, que les pagas a ellos, y 35\u00a0Mbps para un partido en 4K.</p>
      <p>Casi todos graban por ti, así que la cena puede alargarse.</p>`,
    ),
    image: art('live-match'),
    backgroundColor: 'violet-soft',
  }),
  entry(contentBlock, 'tv-way-demand', {
    variant: 'cityOffer',
    title: t('On demand: for what can wait', 'A la carta: para lo que sí espera'),
    description: t(
      `<p>Movies and series whenever you get to them, from $8 to $25 a month each. A movie in 4K takes 25\u00a0Mbps.</p>
      <p>The catch: no one has everything. There’s a way around that further down.</p>`,
      `<p>Películas y series cuando quieras, de $8 a $25 al mes cada servicio. Una película en 4K pide 25\u00a0Mbps.</p>
      <p>El pero: ninguno lo tiene todo. Más abajo hay una forma de darle la vuelta.</p>`,
    ),
    image: art('film-reels'),
    backgroundColor: 'coral-soft',
  }),
  entry(contentBlock, 'tv-way-antenna', {
    variant: 'cityOffer',
    title: t('An antenna: TV for free', 'Una antena: tele gratis'),
    description: t(
      `<p>Local stations still come over the air, in HD. An antenna costs about $40 once, and after that you only answer to the pigeons.</p>
      <p>It doesn’t need internet, so we gain nothing by telling you.</p>`,
      `<p>Los canales locales siguen llegando por el aire, en HD. Una antena cuesta unos $40 una sola vez, y después solo te molestan las palomas.</p>
      <p>No necesita internet, así que no ganamos nada con contártelo.</p>`,
    ),
    image: art('tv-antenna'),
    backgroundColor: 'amber-soft',
  }),
] as const;

/** The three ways to watch TV, side by side. */
export const waysToWatch = entry(contentGrid, 'tv-ways', {
  variant: 'cityOffers',
  title: t('Live, on demand, over the air', 'En vivo, a la carta, por el aire'),
  items: ways,
});
