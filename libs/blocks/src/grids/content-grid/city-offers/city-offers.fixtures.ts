import { entry, t } from '@skein/cms-client';
import { contentBlock } from '../../../content-blocks/content-block/content-block.block.ts';
import { pictures } from '../../../testing/artwork.fixtures.ts';
import { checkAddress } from '../../../testing/calls.fixtures.ts';
import { gridFixtures } from '../../../testing/grid.fixtures.ts';

export const { standard, one, two, many, long, tinted } = gridFixtures('grid-city-offers', {
  variant: 'cityOffers',
  title: t('This season, city by city', 'Esta temporada, ciudad por ciudad'),
  items: [
    entry(contentBlock, 'offer-austin', {
      variant: 'cityOffer',
      title: t('Austin', 'Austin'),
      subtitle: t('First month on us', 'El primer mes va por nuestra cuenta'),
      description: t(
        '<p>For new addresses east of the river.</p>',
        '<p>Para direcciones nuevas al este del río.</p>',
      ),
      image: pictures.cityOfAustin,
      cta: checkAddress,
    }),
    entry(contentBlock, 'offer-denver', {
      variant: 'cityOffer',
      title: t('Denver', 'Denver'),
      subtitle: t('No installation fee', 'Instalación gratis'),
      image: pictures.cityOfDenver,
      backgroundColor: 'violet-soft',
      cta: checkAddress,
    }),
    entry(contentBlock, 'offer-antonio', {
      variant: 'cityOffer',
      title: t('San Antonio', 'San Antonio'),
      subtitle: t('Bring a neighbor, both get $50', 'Trae a un vecino, $50 para cada uno'),
      image: pictures.cityOfSanAntonio,
      backgroundColor: 'ink',
      cta: checkAddress,
    }),
  ],
});
