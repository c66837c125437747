import { callToAction, entry, t } from '@skein/cms-client';
import { helpCenterLinks } from './help-center-links.block.ts';

const link = (id: string, english: string, spanish: string, target: string, external = false) =>
  entry(callToAction, `cta-help-center-${id}`, { text: t(english, spanish), target, external });
const links = [
  link('bill', 'My first bill', 'Mi primera factura', '/support/faq/first-bill'),
  link('slow', 'A room is slow', 'Un cuarto está lento', '/support'),
  link('outside', 'The whole help center', 'Todo el centro de ayuda', 'https://help.skein.example/', true),
];
const title = t('In the help center', 'En el centro de ayuda');

export const helpCenterCity = entry(helpCenterLinks, 'help-center-links', {
  title,
  links,
  cityInfo: 'austin',
});
export const helpCenterPlain = entry(helpCenterLinks, 'help-center-links-plain', {
  title,
  links: links.slice(0, 1),
  theme: 'ink',
});
export const helpCenterEmpty = entry(helpCenterLinks, 'help-center-links-empty', { title });
export const helpCenterMany = entry(helpCenterLinks, 'help-center-links-many', {
  title: t(
    'Everything that somebody in your city has asked the help center before you',
    'Todo lo que alguien de tu ciudad ya le preguntó al centro de ayuda',
  ),
  links: [
    ...links,
    link('password', 'A new Wi-\u2060Fi password', 'Otra contraseña de Wi-\u2060Fi', '/support'),
    link('move', 'Taking the line along to a new home', 'Llevarse la línea a una casa nueva', '/moving'),
    link('light', 'What the light of the router says', 'Qué dice la luz del router', '/support'),
  ],
  cityInfo: 'San Antonio',
  theme: 'mist',
});
