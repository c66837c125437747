import { contentBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { checkMyAddress } from '../calls-to-action.ts';

/** The three plans, as Austin would use them. */
export const austinOffers = [
  entry(contentBlock, 'austin-offer-500', {
    variant: 'cityOffer',
    title: t(
      'Skein 500: the porch and everything behind it',
      'Skein 500: el porche y todo lo que hay detrás',
    ),
    description: t(
      '<p>500\u00a0Mbps both ways for $55 a month. Two films, a long call with your sister and a phone that updates itself on the steps, with most of the line to spare.</p>',
      '<p>500\u00a0Mbps de ida y de vuelta por $55 al mes. Dos películas, una llamada larga con tu hermana y un teléfono que se actualiza solo en los escalones, y aún sobra casi toda la línea.</p>',
    ),
    image: art('porch'),
    imageSide: 'left',
    cta: checkMyAddress,
  }),
  entry(contentBlock, 'austin-offer-1-gig', {
    variant: 'cityOffer',
    title: t(
      'Skein 1\u00a0Gig: for the office that used to be a closet',
      'Skein 1\u00a0Gig: para la oficina que antes era clóset',
    ),
    description: t(
      '<p>1,000\u00a0Mbps both ways for $70 a month. Share your screen, push the build and keep the camera on, while the rest of the house gets on with its day.</p>',
      '<p>1,000\u00a0Mbps de ida y de vuelta por $70 al mes. Comparte la pantalla, sube el proyecto y deja la cámara encendida mientras el resto de la casa sigue con su día.</p>',
    ),
    image: art('desk-coral'),
    imageSide: 'right',
    backgroundColor: 'coral-soft',
    cta: checkMyAddress,
  }),
  entry(contentBlock, 'austin-offer-2-gig', {
    variant: 'cityOffer',
    title: t(
      'Skein 2\u00a0Gig: for the one who always hosts',
      'Skein 2\u00a0Gig: para quien siempre pone la casa',
    ),
    description: t(
      '<p>2,000\u00a0Mbps both ways for $95 a month. A 100\u00a0GB game is there in about seven minutes by wire, if its server keeps up. Long enough to find the chips.</p>',
      '<p>2,000\u00a0Mbps de ida y de vuelta por $95 al mes. Un juego de 100\u00a0GB baja por cable en unos siete minutos, si su servidor aguanta el paso. Lo justo para encontrar las papitas.</p>',
    ),
    image: art('controller'),
    imageSide: 'left',
    backgroundColor: 'violet-soft',
    cta: checkMyAddress,
  }),
];
