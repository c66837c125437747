import { callToAction, entry, t } from '@skein/cms-client';
import { coloredText } from '../title/title.content.ts';
import { pictures } from '../testing/artwork.fixtures.ts';
import { longDescription, longTitle } from '../testing/texts.fixtures.ts';
import { speedNote } from '../text-block/text-block.fixtures.ts';
import { contentBlock } from './content-block.content.ts';

const seeHow = entry(callToAction, 'cta-see-how', {
  text: t('See how it works', 'Mira cómo funciona'),
  target: '/product/internet',
});
const check = entry(callToAction, 'cta-check', {
  text: t('Check my address', 'Revisar mi dirección'),
  target: '#!',
  look: 'button',
});

const textWithImageWords = {
  variant: 'textWithImage',
  title: t('One thread, the whole house', 'Un hilo para toda la casa'),
  subtitle: t(
    'The same speed up as down, in every room.',
    'La misma velocidad de subida que de bajada, en cada cuarto.',
  ),
  description: t(
    '<p>A call in the kitchen, a game upstairs, a backup that nobody notices. We bring the fiber to a socket on your wall and leave a router that reaches the rest.</p>',
    '<p>Una llamada en la cocina, un juego arriba, un respaldo que nadie nota. Llevamos la fibra hasta una toma en tu pared y dejamos un router que llega a lo demás.</p>',
  ),
  image: pictures.livingRoom,
  cta: seeHow,
} as const;

/** Type 1. */
export const textWithImage = entry(contentBlock, 'block-text-with-image', textWithImageWords);
export const textWithImageLeft = entry(contentBlock, 'block-text-with-image-left', {
  ...textWithImageWords,
  imageSide: 'left',
  image: pictures.router,
  roundedImage: false,
  verticalAlign: 'top',
});
export const textWithImagePanel = entry(contentBlock, 'block-text-with-image-panel', {
  ...textWithImageWords,
  backgroundColor: 'ink',
  fullWidth: false,
  roundedBlock: true,
  image: pictures.desk,
});
export const textWithImageColors = entry(contentBlock, 'block-text-with-image-colors', {
  ...textWithImageWords,
  backgroundColor: 'teal-soft',
  imageColor: '#ffffff',
  multiColorTitle: true,
  titleParts: [
    entry(coloredText, 'part-one', { text: t('One thread,', 'Un hilo'), color: 'teal' }),
    entry(coloredText, 'part-two', { text: t('the whole house', 'para toda la casa') }),
  ],
});
export const textWithImageModule = entry(contentBlock, 'block-text-with-image-module', {
  ...textWithImageWords,
  isModule: true,
  moduleColor: 'violet-soft',
});
export const textWithImageLong = entry(contentBlock, 'block-text-with-image-long', {
  ...textWithImageWords,
  title: longTitle,
  description: longDescription,
});
export const textWithImageUnreadable = entry(contentBlock, 'block-text-with-image-unreadable', {
  ...textWithImageWords,
  backgroundColor: 'ink',
  titleColor: '#1a2240',
  subtitleColor: 'ink',
});
/** The call to action opens an entry in place of leading somewhere. */
export const textWithImageModal = entry(contentBlock, 'block-text-with-image-modal', {
  ...textWithImageWords,
  image: pictures.supportDesk,
  cta: entry(callToAction, 'cta-block-note', {
    text: t('About these speeds', 'Sobre estas velocidades'),
    target: '/legal/terms',
    look: 'outline',
    modal: speedNote,
  }),
});

/** Type 9. */
export const cityOffer = entry(contentBlock, 'block-city-offer', {
  variant: 'cityOffer',
  title: t('Austin: first month on us', 'Austin: el primer mes va por nuestra cuenta'),
  subtitle: t(
    'For new addresses east of the river, until the end of the season.',
    'Para direcciones nuevas al este del río, hasta el fin de la temporada.',
  ),
  image: pictures.austin,
  imageColor: 'mist',
  cta: check,
});
export const cityOfferRight = entry(contentBlock, 'block-city-offer-right', {
  variant: 'cityOffer',
  title: t('Someone local picks up', 'Contesta alguien de aquí'),
  subtitle: t(
    'Our Austin desk answers in under a minute, day and night.',
    'Nuestra mesa de Austin contesta en menos de un minuto, de día y de noche.',
  ),
  imageSide: 'right',
  image: pictures.supportDesk,
  backgroundColor: 'amber-soft',
  cta: check,
});
export const cityOfferInk = entry(contentBlock, 'block-city-offer-ink', {
  variant: 'cityOffer',
  title: longTitle,
  description: longDescription,
  image: pictures.austin,
  roundedImage: false,
  backgroundColor: 'ink',
  cta: check,
});

/** Type 16. */
export const centeredText = entry(contentBlock, 'block-centered-text', {
  variant: 'centeredText',
  title: t('Fast enough that you stop noticing.', 'Tan rápido que dejas de notarlo.'),
  description: t(
    '<p>No contract, no data cap, no box that you rent for ever.</p>',
    '<p>Sin contrato, sin límite de datos, sin un aparato que rentas para siempre.</p>',
  ),
  cta: check,
});
export const centeredTextInk = entry(contentBlock, 'block-centered-text-ink', {
  variant: 'centeredText',
  title: t('Fast enough that you stop noticing.', 'Tan rápido que dejas de notarlo.'),
  subtitle: t('2 Gig, both ways.', '2 Gig, de ida y vuelta.'),
  backgroundColor: 'ink',
});
export const centeredTextLong = entry(contentBlock, 'block-centered-text-long', {
  variant: 'centeredText',
  title: longTitle,
  description: longDescription,
  isModule: true,
  moduleColor: 'coral-soft',
});
