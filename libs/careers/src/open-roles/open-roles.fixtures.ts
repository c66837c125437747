import { entry, t } from '@skein/cms-client';
import { openRoles } from './open-roles.block.ts';

export const openRolesBasic = entry(openRoles, 'open-roles', {
  subtitle: t(
    'Titles and descriptions are written by the people you would work with.',
    'Los títulos y las descripciones los escribe la gente con la que trabajarías.',
  ),
  analyticsId: 'open-roles',
});

export const openRolesEmpty = entry(openRoles, 'open-roles-empty', {});

export const openRolesOwnWords = entry(openRoles, 'open-roles-own-words', {
  title: t(
    'Every single thing that we are looking for somebody to do with us at the moment',
    'Todas y cada una de las cosas para las que ahora mismo buscamos a alguien',
  ),
  subtitle: t(
    'Worded by an editor at greater length than anybody would wish for, to see whether the place beside the list can take it.',
    'Redactado por un editor con más palabras de las que nadie querría, para ver si cabe junto a la lista.',
  ),
  locationLabel: t('Where you would like to get up in the morning', 'Dónde te gustaría levantarte'),
  allLocations: t('Wherever there is something to do', 'Donde haya algo que hacer'),
  keywordLabel: t('A word from the title of your dreams', 'Una palabra del puesto de tus sueños'),
  buttonText: t('Look through all of it', 'Revisarlo todo'),
  nothingFound: t('We have no such thing.', 'No tenemos nada así.'),
  failed: t('The board is silent.', 'La bolsa de trabajo no contesta.'),
});
