import { entry, t } from '@skein/cms-client';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { checkAddress } from '../../../testing/calls.fixtures.ts';
import { longDescription, longTitle } from '../../../testing/texts.fixtures.ts';
import { contentBlock } from '../content-block.block.ts';

export const cityOffer = entry(contentBlock, 'block-city-offer', {
  variant: 'cityOffer',
  title: t('Austin: first month on us', 'Austin: el primer mes va por nuestra cuenta'),
  subtitle: t(
    'For new addresses east of the river, until the end of the season.',
    'Para direcciones nuevas al este del río, hasta el fin de la temporada.',
  ),
  image: pictures.cityOfAustin,
  imageColor: 'mist',
  cta: checkAddress,
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
  cta: checkAddress,
});
export const cityOfferInk = entry(contentBlock, 'block-city-offer-ink', {
  variant: 'cityOffer',
  title: longTitle,
  description: longDescription,
  image: pictures.cityOfAustin,
  roundedImage: false,
  backgroundColor: 'ink',
  cta: checkAddress,
});
