import { contentBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { checkMyAddress } from '../calls-to-action.ts';
import { SKEIN_1_GIG, SKEIN_2_GIG, SKEIN_500 } from '../offer.ts';

/** The three plans, as Austin would use them. */
export const austinOffers = [
  entry(contentBlock, 'austin-offer-500', {
    variant: 'cityOffer',
    title: t(
      `${SKEIN_500.name}: the porch and everything behind it`,
      `${SKEIN_500.name}: el porche y todo lo que hay detrás`,
    ),
    description: t(
      `<p>${SKEIN_500.speed} both ways for ${SKEIN_500.price} a month. Two films, a long call with your sister and a phone that updates itself on the steps, with most of the line to spare.</p>`,
      `<p>${SKEIN_500.speed} de ida y de vuelta por ${SKEIN_500.price} al mes. Dos películas, una llamada larga con tu hermana y un teléfono que se actualiza solo en los escalones, y aún sobra casi toda la línea.</p>`,
    ),
    image: art('porch'),
    imageSide: 'left',
    cta: checkMyAddress,
  }),
  entry(contentBlock, 'austin-offer-1-gig', {
    variant: 'cityOffer',
    title: t(
      `${SKEIN_1_GIG.name}: for the office that used to be a closet`,
      `${SKEIN_1_GIG.name}: para la oficina que antes era clóset`,
    ),
    description: t(
      `<p>${SKEIN_1_GIG.speed} both ways for ${SKEIN_1_GIG.price} a month. Share your screen, push the build and keep the camera on, while the rest of the house gets on with its day.</p>`,
      `<p>${SKEIN_1_GIG.speed} de ida y de vuelta por ${SKEIN_1_GIG.price} al mes. Comparte la pantalla, sube el proyecto y deja la cámara encendida mientras el resto de la casa sigue con su día.</p>`,
    ),
    image: art('desk-coral'),
    imageSide: 'right',
    backgroundColor: 'coral-soft',
    cta: checkMyAddress,
  }),
  entry(contentBlock, 'austin-offer-2-gig', {
    variant: 'cityOffer',
    title: t(
      `${SKEIN_2_GIG.name}: for the one who always hosts`,
      `${SKEIN_2_GIG.name}: para quien siempre pone la casa`,
    ),
    description: t(
      `<p>${SKEIN_2_GIG.speed} both ways for ${SKEIN_2_GIG.price} a month. A 100\u00a0GB game is there in about seven minutes by wire, if its server keeps up. Long enough to find the chips.</p>`,
      `<p>${SKEIN_2_GIG.speed} de ida y de vuelta por ${SKEIN_2_GIG.price} al mes. Un juego de 100\u00a0GB baja por cable en unos siete minutos, si su servidor aguanta el paso. Lo justo para encontrar las papitas.</p>`,
    ),
    image: art('controller'),
    imageSide: 'left',
    backgroundColor: 'violet-soft',
    cta: checkMyAddress,
  }),
];
