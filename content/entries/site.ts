import { citiesOf, states } from '@skein/cities/catalogue';
import { callToAction, entry, t, type Localized } from '@skein/cms-client';
import {
  addressCheck,
  footer,
  footerSitelinks,
  header,
  navigation,
  navigationGroup,
  navigationItem,
  navigationLeaf,
  site,
} from '@skein/shell/content';
import { accountMenu, signIn } from './account.ts';
import { citiesLink, installationLink } from './anchors.ts';
import { logo } from './art.ts';
import { CHECK_AVAILABILITY, salesNumber } from './calls-to-action.ts';
import { skeinConsent } from './consent.ts';
import { headerForm } from './forms.checks.ts';
import { social } from './social.ts';
import { HELP_MAIL } from './contacts.ts';
import { ALL_PAGES } from '../site/routes.ts';
import { CITIES, SALES, SHOP, SKEIN_500 } from './offer.ts';

/**
 * Returns a product for the navigation.
 * @param also path of another page that belongs to the product
 */
const product = (id: string, url: string, label: Localized<string>, note: Localized<string>, also?: string) =>
  entry(navigationGroup, `nav-${id}`, { label, note, url, webpassUrl: also });

/** A state with at least this many cities has its own menu. The page with all cities lists all states. */
const CITIES_IN_MENU = 3;

const stateMenu = states
  .filter(({ code }) => citiesOf(code).length >= CITIES_IN_MENU)
  .map(({ id, code, name }) =>
    entry(navigationGroup, `nav-state-${id}`, {
      label: t(name.en, name.es),
      url: `/states/${id}`,
      items: citiesOf(code).map((city) =>
        entry(navigationLeaf, `nav-city-${city.id}`, {
          label: t(city.name, city.name),
          url: `/cities/${city.id}`,
          comingSoon: city.phase === 'upcoming',
        }),
      ),
    }),
  );

const siteNavigation = entry(navigation, 'navigation', {
  internalName: 'Main navigation',
  items: [
    entry(navigationItem, 'nav-products', {
      label: t('Products', 'Productos'),
      items: [
        product(
          'internet',
          '/product/internet',
          t('Internet', 'Internet'),
          t('Three speeds, the same both ways', 'Tres velocidades, igual de subida que de bajada'),
        ),
        product(
          'plans',
          '/plans',
          t('Plans and prices', 'Planes y precios'),
          t(
            `From ${SKEIN_500.price} a month, router included`,
            `Desde ${SKEIN_500.price} al mes, con router`,
          ),
        ),
        product(
          'wifi',
          '/wifi',
          t('Wi-\u2060Fi', 'Wi-\u2060Fi'),
          t('Tested in the rooms you use', 'Medido en los cuartos que usas'),
        ),
        product(
          'webpass',
          '/webpass',
          t('Webpass', 'Webpass'),
          t('For apartment buildings', 'Para edificios de apartamentos'),
        ),
        product(
          'tv',
          '/product/tv',
          t('TV', 'Tele'),
          t('Your shows, without a box', 'Tus programas, sin decodificador'),
          '/product/tv/choice',
        ),
        product(
          'phone',
          '/product/phone',
          t('Phone', 'Teléfono'),
          t('Keep your own number', 'Conserva tu número de siempre'),
        ),
        product(
          'gaming',
          '/gaming',
          t('Gaming', 'Videojuegos'),
          t('A ping that stays steady', 'Un ping siempre estable'),
        ),
      ],
      notes: t(
        'See what we’re testing for later: <a href="/labs">Skein Labs</a>.',
        'Mira lo que probamos para después: <a href="/labs">Laboratorio Skein</a>.',
      ),
    }),
    entry(navigationItem, 'nav-cities', {
      label: t('Cities', 'Ciudades'),
      title: t('All cities', 'Todas las ciudades'),
      url: citiesLink,
      items: stateMenu,
      notes: t(
        `${CITIES.open} cities with service, ${CITIES.toCome} to come; these states have the most. <a href="/check-address">Check availability</a>.`,
        `Hoy, ${CITIES.open} ciudades; vienen ${CITIES.toCome} más. Estos son los estados con más ciudades. <a href="/check-address">Ver cobertura</a>.`,
      ),
    }),
    entry(navigationItem, 'nav-business', {
      label: t('Business', 'Negocios'),
      url: '/business',
    }),
    entry(navigationItem, 'nav-support', { label: t('Support', 'Ayuda'), url: '/support' }),
  ],
});

const siteHeader = entry(header, 'header', {
  internalName: 'Header',
  logo: logo(),
  logoUrl: '/',
  navigation: siteNavigation,
  ctas: [
    entry(callToAction, 'cta-header-choose-plan', {
      internalName: 'Header: choose a plan, where the fiber is there',
      text: t(`Plans from ${SKEIN_500.price}`, `Planes desde ${SKEIN_500.price}`),
      // The page with the result of an address check offers the plans itself.
      target: '#plans',
      path: '/address/available',
      analyticsId: 'header-choose-plan',
    }),
    entry(callToAction, 'cta-check-availability', {
      internalName: 'Header: check availability',
      text: CHECK_AVAILABILITY,
      target: '#!',
      analyticsId: 'header-check-availability',
    }),
    signIn,
  ],
  userDetails: accountMenu,
  contactUsLabel: t('Contact us', 'Contactarnos'),
  supportLabel: t('Support', 'Ayuda'),
  fiberspaceLabel: t(SHOP, SHOP),
  salesLabel: t('Call sales', 'Llamar a ventas'),
  salesNumber,
  appDownloadLabel: t('Get the app', 'Descargar la app'),
});

/** Returns a phone number that stays on one line in a narrow column. */
const onOneLine = (number: string): string => number.replaceAll('-', '-\u2060');

type FooterLink = readonly [id: string, text: string | Localized<string>, target: string | Localized<string>];

const column = (id: string, title: Localized<string>, links: readonly FooterLink[]) =>
  entry(footerSitelinks, `footer-${id}`, {
    title,
    links: links.map(([link, text, target]) =>
      entry(callToAction, `footer-${id}-${link}`, {
        internalName: `Footer: ${id}, ${link}`,
        text,
        target,
        look: 'link',
        analyticsId: `footer-${link}`,
      }),
    ),
  });

const siteFooter = entry(footer, 'footer', {
  internalName: 'Footer',
  socialMedia: social,
  columns: [
    column('internet', t('Internet', 'Internet'), [
      ['internet', t('Skein Internet', 'Skein Internet'), '/product/internet'],
      ['plans', t('Plans and prices', 'Planes y precios'), '/plans'],
      ['wifi', t('Wi-\u2060Fi', 'Wi-\u2060Fi'), '/wifi'],
      ['webpass', t('Webpass', 'Webpass'), '/webpass'],
      ['installation', t('Installation day', 'El día de la instalación'), installationLink],
      ['check-address', CHECK_AVAILABILITY, '/check-address'],
      ['new-streets', t('New streets', 'Calles nuevas'), '/new-streets'],
    ]),
    column('more', t('TV, phone and more', 'Tele, teléfono y más'), [
      ['tv', t('TV over fiber', 'Tele por fibra'), '/product/tv'],
      ['tv-choice', t('Ways to watch', 'Maneras de ver la tele'), '/product/tv/choice'],
      ['phone', t('Home phone', 'Teléfono de casa'), '/product/phone'],
      ['gaming', t('Gaming', 'Videojuegos'), '/gaming'],
      ['business', t('Business', 'Negocios'), '/business'],
      ['labs', t('Skein Labs', 'Laboratorio Skein'), '/labs'],
    ]),
    column('help', t('Help', 'Ayuda'), [
      ['support', t('Help and support', 'Página de ayuda'), '/support'],
      ['labels', t('Broadband labels', 'Etiquetas de banda ancha'), '/support/broadband-labels'],
      ['faq', t('Common questions', 'Preguntas frecuentes'), '/support/faq'],
      ['moving', t('Moving', 'Mudanza'), '/moving'],
      ['mail', t('Email us', 'Escribirnos'), `mailto:${HELP_MAIL}`],
      ['sales', t(`Sales: ${onOneLine(SALES.text)}`, `Ventas: ${onOneLine(SALES.text)}`), SALES.tel],
    ]),
    column('cities', t('Cities', 'Ciudades'), [
      ['cities', t('All cities', 'Todas las ciudades'), citiesLink],
      ['texas', t('Texas', 'Texas'), '/states/texas'],
      ['tennessee', t('Tennessee', 'Tennessee'), '/states/tennessee'],
      ['arizona', t('Arizona', 'Arizona'), '/states/arizona'],
      ['colorado', t('Colorado', 'Colorado'), '/states/colorado'],
    ]),
    column('company', t('Company', 'La empresa'), [
      ['about', t('About us', 'Quiénes somos'), '/about'],
      ['careers', t('Careers', 'Empleo'), '/careers'],
      ['community', t('Community', 'Comunidad'), '/community'],
      ['referral', t('Bring a neighbor', 'Referidos'), '/referral'],
      ['review', t('Write a review', 'Reseñas'), '/review'],
    ]),
    column('legal', t('Legal', 'Legal'), [
      ['terms', t('Terms of service', 'Términos del servicio'), '/legal/terms'],
      ['privacy', t('Privacy', 'Privacidad'), '/legal/privacy'],
      ['accessibility', t('Accessibility', 'Accesibilidad'), '/legal/accessibility'],
      ['cookies', t('Cookie settings', 'Ajustes de cookies'), '/cookies'],
      ['all-pages', t('All pages', 'Todas las páginas'), ALL_PAGES],
    ]),
  ],
  text: t(
    `<p>Speeds are measured over a cable at the router; Wi-\u2060Fi and your devices may be slower. Prices are per month, before taxes and government fees. Service isn’t available at every address.</p>
    <p><strong>Skein Fiber is a fictional provider; this is a demonstration.</strong> Numbers, people, addresses and offers are made up.</p>`,
    `<p>Las velocidades se miden por cable en el router; por Wi-\u2060Fi y según el dispositivo pueden ser menores. Los precios son por mes, sin impuestos ni cargos del gobierno. El servicio no está disponible en todas las direcciones.</p>
    <p><strong>Skein Fiber es un proveedor ficticio; esto es una demostración.</strong> Los números, las personas, las direcciones y las ofertas son inventados.</p>`,
  ),
  copyright: t(
    '© 2014–2026 Skein Fiber, Inc., Austin, Texas',
    '© 2014–2026 Skein Fiber, Inc., Austin, Texas',
  ),
});

const addressCheckDialog = entry(addressCheck, 'address-check', {
  title: CHECK_AVAILABILITY,
  description: t(
    'Enter your street, unit and ZIP code. We’ll check the map and give you one of three answers: yes, soon, or not yet.',
    'Escribe tu calle, apartamento y código postal. Miramos el mapa y te damos una de tres respuestas: sí, pronto o todavía no.',
  ),
  form: headerForm,
  nextStep: entry(callToAction, 'cta-check-address-page', {
    internalName: 'Address check dialog: next step',
    text: t('See what we ask', 'Ver qué preguntamos'),
    target: '/check-address',
    analyticsId: 'dialog-check-address-page',
  }),
  salesLabel: t('Rather talk? Call sales', '¿Prefieres hablar? Llama a ventas'),
  salesNumber,
});

/** The entry with everything that all pages share: header, footer and settings. */
export const skeinSite = entry(site, 'site', {
  title: t('Skein Fiber', 'Skein Fiber'),
  header: siteHeader,
  footer: siteFooter,
  addressCheck: addressCheckDialog,
  consent: skeinConsent,
  stickyCta: entry(callToAction, 'cta-sticky', {
    internalName: 'Sticky call to action of small screens',
    text: CHECK_AVAILABILITY,
    target: '#!',
    analyticsId: 'sticky-check-availability',
  }),
});
