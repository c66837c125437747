import { banner, hero, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { supportLink } from '../contacts.ts';

const top = entry(hero, 'browser-hero', {
  variant: 'imageHero',
  kicker: t('Support', 'Ayuda'),
  title: t('Time to update your browser.', 'Actualiza tu navegador.'),
  subtitle: t(
    'You can still read everything here. To check an address, pay a bill or run a speed test, you’ll need a newer one.',
    'Puedes seguir leyendo todo aquí. Para consultar una dirección, pagar una factura o medir la velocidad necesitas uno más nuevo.',
  ),
  theme: 'mist',
  layout: 'right',
  image: art('old-browser'),
  cta: goTo('browser-support', 'Go to support', 'Ir a la página de ayuda', '/support', 'button'),
  analyticsId: 'browser-hero',
});

const which = entry(textBlock, 'browser-which', {
  title: t('Any of these will work', 'Cualquiera de estos sirve'),
  content: t(
    `<table>
      <caption>Browsers that work with everything on this site</caption>
      <thead><tr><th scope="col">Browser</th><th scope="col">From</th></tr></thead>
      <tbody>
        <tr><th scope="row">Chrome and Edge</th><td>Version 120</td></tr>
        <tr><th scope="row">Firefox</th><td>Version 125</td></tr>
        <tr><th scope="row">Safari, including on phones</th><td>Version 17.4</td></tr>
      </tbody>
    </table>
    <p>They’re free and update themselves. On a phone, a system update brings the new version.</p>`,
    `<table>
      <caption>Navegadores en los que funciona todo este sitio</caption>
      <thead><tr><th scope="col">Navegador</th><th scope="col">Desde</th></tr></thead>
      <tbody>
        <tr><th scope="row">Chrome y Edge</th><td>Versión 120</td></tr>
        <tr><th scope="row">Firefox</th><td>Versión 125</td></tr>
        <tr><th scope="row">Safari, también en el celular</th><td>Versión 17.4</td></tr>
      </tbody>
    </table>
    <p>Son gratis y se actualizan solos. En un celular, la versión nueva llega con la actualización del sistema.</p>`,
  ),
});

const call = entry(banner, 'browser-call', {
  variant: 'notice',
  title: t('Can’t update it?', '¿No puedes actualizarlo?'),
  description: t(
    `<p>Call us at ${supportLink}. We’ll check the address or take your payment while you wait.</p>`,
    `<p>Llámanos al ${supportLink}. Consultamos la dirección o recibimos tu pago mientras esperas.</p>`,
  ),
  tone: 'info',
});

export const supportBrowser = entry(page, 'page-support-browser', {
  internalName: 'Support: browser too old',
  slug: '/support/browser',
  title: t('Update your browser', 'Actualiza tu navegador'),
  description: t('See which browsers work with this site.', 'Mira qué navegadores funcionan con este sitio.'),
  siteMap: 'none',
  noIndex: true,
  blocks: [top, which, call],
});
