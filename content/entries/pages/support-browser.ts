import { banner, hero, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { supportLink } from '../contacts.ts';

const top = entry(hero, 'browser-hero', {
  variant: 'imageHero',
  kicker: t('Support', 'Ayuda'),
  title: t('Your browser has earned its rest.', 'Tu navegador ya merece descanso.'),
  subtitle: t(
    'You can read everything here with it. Checking an address, paying a bill and watching a speed test need a younger one.',
    'Con él puedes leer todo lo de aquí. Para consultar una dirección, pagar una factura o medir la velocidad hace falta uno más joven.',
  ),
  theme: 'mist',
  layout: 'right',
  image: art('old-browser'),
  cta: goTo('browser-support', 'Go on to support', 'Seguir a la ayuda', '/support', 'button'),
  analyticsId: 'browser-hero',
});

const which = entry(textBlock, 'browser-which', {
  title: t('Any of these will do', 'Cualquiera de estos sirve'),
  content: t(
    `<table>
      <caption>Browsers in which everything on this site works</caption>
      <thead><tr><th scope="col">Browser</th><th scope="col">From</th></tr></thead>
      <tbody>
        <tr><th scope="row">Chrome and Edge</th><td>Version 120</td></tr>
        <tr><th scope="row">Firefox</th><td>Version 125</td></tr>
        <tr><th scope="row">Safari, on phones as well</th><td>Version 17.4</td></tr>
      </tbody>
    </table>
    <p>They are free and renew themselves. On a phone, an update of the system brings the new one along.</p>`,
    `<table>
      <caption>Navegadores en los que funciona todo este sitio</caption>
      <thead><tr><th scope="col">Navegador</th><th scope="col">Desde</th></tr></thead>
      <tbody>
        <tr><th scope="row">Chrome y Edge</th><td>Versión 120</td></tr>
        <tr><th scope="row">Firefox</th><td>Versión 125</td></tr>
        <tr><th scope="row">Safari, también en el teléfono</th><td>Versión 17.4</td></tr>
      </tbody>
    </table>
    <p>Son gratis y se actualizan solos. En un teléfono, el nuevo llega con la actualización del sistema.</p>`,
  ),
});

const call = entry(banner, 'browser-call', {
  variant: 'notice',
  title: t('No way to update it?', '¿No hay manera de actualizarlo?'),
  description: t(
    `<p>Then do it by phone: ${supportLink}. We check the address or take the payment while you wait.</p>`,
    `<p>Entonces por teléfono: ${supportLink}. Consultamos la dirección o recibimos el pago mientras esperas.</p>`,
  ),
  tone: 'info',
});

export const supportBrowser = entry(page, 'page-support-browser', {
  internalName: 'Support: browser too old',
  slug: '/support/browser',
  title: t('A newer browser', 'Un navegador más nuevo'),
  description: t('Which browsers this site works in.', 'En qué navegadores funciona este sitio.'),
  siteMap: 'none',
  noIndex: true,
  blocks: [top, which, call],
});
