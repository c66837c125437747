import { callToAction, entry, t } from '@skein/cms-client';
import { apartmentFinder } from './apartment-finder.block.ts';

const askForService = entry(callToAction, 'finder-ask-for-service', {
  internalName: 'Finder: ask for service in a building',
  text: t('Help bring fiber to your building', 'Ayuda a llevar la fibra a tu edificio'),
  target: '/building/request',
  look: 'outline',
});

export const finderOfAustin = entry(apartmentFinder, 'finder-austin', {
  city: 'austin',
  title: t('Find your building in Austin', 'Encuentra tu edificio en Austin'),
  helpLink: askForService,
});

/** An entry with only the city. All texts are built in. */
export const finderOfMesa = entry(apartmentFinder, 'finder-mesa', { city: 'mesa' });
