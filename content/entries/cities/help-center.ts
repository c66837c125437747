import { helpCenterLinks } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { goTo } from '../calls-to-action.ts';

const links = [
  goTo(
    'help-center-status',
    'Network status at my address',
    'Estado de la red en mi dirección',
    '/support/network-status',
  ),
  goTo('help-center-bill', 'My first bill', 'Mi primera factura', '/support/faq/first-bill'),
  goTo('help-center-labels', 'What each plan promises', 'Qué promete cada plan', '/support/broadband-labels'),
  goTo('help-center-all', 'All questions', 'Todas las preguntas', '/support/faq'),
];

/** Returns links from a city's support page to the help center. The city's id is a parameter of the links. */
export const helpCenterOf = (cityId: string) =>
  entry(helpCenterLinks, `city-${cityId}-help-center`, {
    title: t('In the help center', 'En el centro de ayuda'),
    links,
    cityInfo: cityId,
    analyticsId: `city-${cityId}-help-center`,
  });
