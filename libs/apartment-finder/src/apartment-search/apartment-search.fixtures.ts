import { entry, t } from '@skein/cms-client';
import { apartmentSearch } from './apartment-search.block.ts';

export const searchOfAustin = entry(apartmentSearch, 'search-austin', {
  city: 'austin',
  title: t('Does your building have fiber?', '¿Tu edificio tiene fibra?'),
  subtitle: t('Type its name, or where it stands.', 'Escribe su nombre, o dónde está.'),
});
