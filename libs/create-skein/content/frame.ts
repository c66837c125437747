import { callToAction, entry, t } from '@skein/cms-client';
import {
  addressCheck,
  footer,
  footerSitelinks,
  header,
  navigation,
  navigationItem,
  site,
} from '@skein/shell/content';
import { dialogForm } from './forms.ts';
import { link, MAIL, PHONE, picture, words } from './parts.ts';

type Words = readonly [english: string, spanish: string];

const item = (id: string, label: Words, url: string) =>
  entry(navigationItem, `menu-${id}`, { label: words(label), url });
const column = (id: string, title: Words, links: readonly (readonly [string, Words, string])[]) =>
  entry(footerSitelinks, `footer-${id}`, {
    title: words(title),
    links: links.map(([name, said, target]) => link(`footer-${name}`, said, target, 'link')),
  });

const callUs = entry(callToAction, 'link-call-us', {
  internalName: 'Phone number of the office',
  text: PHONE.text,
  target: PHONE.tel,
  analyticsId: 'call-us',
});

/** The header, the footer and the address check of every page. */
export const frame = entry(site, 'site', {
  title: 'Windlass Fiber',
  header: entry(header, 'header', {
    internalName: 'Header',
    logo: picture('logo', ['Windlass Fiber', 'Windlass Fiber']),
    logoUrl: '/',
    navigation: entry(navigation, 'menu', {
      internalName: 'Main menu',
      items: [
        item('plans', ['Plans', 'Planes'], '/plans'),
        item('building', ['What we’re building', 'Obras'], '/building'),
        item('help', ['Help', 'Ayuda'], '/help'),
        item('contact', ['About and contact', 'Quiénes somos'], '/contact'),
      ],
    }),
    ctas: [link('header-check-address', ['Check my address', 'Consultar mi dirección'], '#!')],
    salesLabel: t('Call the office', 'Llama a la oficina'),
    salesNumber: callUs,
  }),
  footer: entry(footer, 'footer', {
    internalName: 'Footer',
    columns: [
      column(
        'internet',
        ['Internet', 'Internet'],
        [
          ['plans', ['Plans and prices', 'Planes y precios'], '/plans'],
          ['building', ['What we’re building', 'Lo que estamos construyendo'], '/building'],
          ['check-address', ['Check an address', 'Consultar una dirección'], '/check-address'],
        ],
      ),
      column(
        'help',
        ['Help', 'Ayuda'],
        [
          ['questions', ['Questions and answers', 'Preguntas y respuestas'], '/help'],
          ['call-back', ['Have us call you', 'Pide que te llamemos'], '/contact'],
        ],
      ),
      column(
        'company',
        ['Windlass', 'Windlass'],
        [
          ['about', ['About us', 'Quiénes somos'], '/contact'],
          ['mail', [MAIL, MAIL], `mailto:${MAIL}`],
          ['phone', [PHONE.text, PHONE.text], PHONE.tel],
        ],
      ),
    ],
    text: t(
      '<p>Prices are per month, before taxes. Speeds are measured over a cable at the router.</p><p><strong>Windlass Fiber and Aldry Bay are made up.</strong> Replace this text with your own.</p>',
      '<p>Los precios son por mes, sin impuestos. Las velocidades se miden por cable en el router.</p><p><strong>Windlass Fiber y Aldry Bay son inventados.</strong> Pon aquí tu propio texto.</p>',
    ),
    copyright: t('© Windlass Fiber, Port Aldry', '© Windlass Fiber, Port Aldry'),
  }),
  addressCheck: entry(addressCheck, 'address-check', {
    title: t('Does our line reach your door?', '¿Llega nuestra línea a tu puerta?'),
    description: t(
      'Tell us the address. Somebody who has walked the street looks at the map and writes back.',
      'Dinos la dirección. Alguien que ha caminado esa calle mira el mapa y te responde.',
    ),
    form: dialogForm,
    salesLabel: t('Rather talk?', '¿Prefieres hablar?'),
    salesNumber: callUs,
  }),
  stickyCta: link('sticky-check-address', ['Check my address', 'Consultar mi dirección'], '#!'),
});
