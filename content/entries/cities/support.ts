import { contentBlock, hero, textBlock } from '@skein/blocks/content';
import type { City } from '@skein/cities/catalogue';
import { callToAction, entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { HELP_MAIL, mailLink } from '../contacts.ts';
import { beforeYouCall, visit } from './austin.support.ts';
import { cityDoors } from './blocks.shared.ts';
import { cityPage } from './city-page.ts';
import { helpCenterOf } from './help-center.ts';
import { both, pathsOf, pickFor, placeOf, zoneOf } from './facts.ts';
import type { Both } from './words.ts';
import { SHOP, phoneOf } from '../offer.ts';

const TITLES: readonly [Both, ...Both[]] = [
  ['Say what it is doing.', 'Di qué está haciendo.'],
  ['A person, by the third ring.', 'Una persona, antes del tercer timbrazo.'],
  ['Ask us. It is our line, too.', 'Pregúntanos. También es nuestra línea.'],
  ['Somebody is up.', 'Alguien está despierto.'],
];

const mail = entry(callToAction, 'cta-city-mail', {
  internalName: 'City support: write',
  text: t('Write to us', 'Escríbenos'),
  target: `mailto:${HELP_MAIL}`,
  look: 'outline',
  analyticsId: 'city-support-mail',
});

function top(city: City) {
  const [place, lugar] = placeOf(city);
  const phone = phoneOf(city);
  return entry(hero, `city-${city.id}-support-hero`, {
    variant: 'imageHero',
    kicker: t(`Support in ${place}`, `Ayuda en ${lugar}`),
    title: both(pickFor(city, 'support', TITLES)),
    subtitle:
      city.phase === 'upcoming'
        ? t(
            'Nothing of ours is in your house yet, so the questions are about when. We answer those, too.',
            'Todavía no hay nada nuestro en tu casa, así que las preguntas son sobre el cuándo. También las contestamos.',
          )
        : t(
            'Every hour of every day, in English and in Spanish. Whoever picks up can see your line.',
            'A todas horas, todos los días, en español y en inglés. Quien contesta puede ver tu línea.',
          ),
    theme: 'ink',
    layout: 'right',
    image: art(`view-${city.id}-night`),
    cta: goTo(`city-${city.id}-call`, `Call ${phone.text}`, `Llama al ${phone.text}`, phone.tel, 'button'),
    secondCta: mail,
    analyticsId: `city-${city.id}-support-hero`,
  });
}

const row = (what: string, how: string, when: string) =>
  `<tr><th scope="row">${what}</th><td>${how}</td><td>${when}</td></tr>`;

function contacts(city: City) {
  const [place, lugar] = placeOf(city);
  const [zone, zona] = zoneOf(city);
  const phone = phoneOf(city);
  const call = `<a href="${phone.tel}">${phone.text}</a>`;
  const shop = pathsOf(city).fiberspace;
  const { address } = city.fiberspace ?? { address: '' };
  const at = shop === undefined ? '' : `<a href="${shop}">${address}</a>`;
  const upcoming = city.phase === 'upcoming';
  const english = [
    upcoming ? '' : row('Your line', call, '24 hours, every day'),
    row('New service', call, `Monday to Saturday, 8\u00a0a.m. to 8\u00a0p.m. ${zone}`),
    row('Email', mailLink(HELP_MAIL), 'An answer within one working day'),
    shop === undefined ? '' : row(`The ${SHOP}`, at, 'Monday to Saturday, 10\u00a0a.m. to 7\u00a0p.m.'),
    row('Relay service', 'Dial 711, then ask for our number', '24 hours, every day'),
  ];
  const spanish = [
    upcoming ? '' : row('Tu línea', call, 'Las 24 horas, todos los días'),
    row('Servicio nuevo', call, `De lunes a sábado, de 8\u00a0a.m. a 8\u00a0p.m., ${zona}`),
    row('Correo', mailLink(HELP_MAIL), 'Respuesta en un día hábil'),
    shop === undefined ? '' : row(`El ${SHOP}`, at, 'De lunes a sábado, de 10\u00a0a.m. a 7\u00a0p.m.'),
    row('Servicio de retransmisión', 'Marca 711 y pide nuestro número', 'Las 24 horas, todos los días'),
  ];
  const table = (caption: string, heads: readonly [string, string, string], rows: readonly string[]) =>
    `<table><caption>${caption}</caption><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return entry(textBlock, `city-${city.id}-contacts`, {
    title: t('Every way to reach us', 'Todas las formas de encontrarnos'),
    content: t(
      `${table(`Contacts in ${place}`, ['For', 'Contact', 'When'], english)}<p>Have the service address at hand. We never ask for your password, on the phone or in writing.</p>`,
      `${table(`Contactos en ${lugar}`, ['Para', 'Contacto', 'Cuándo'], spanish)}<p>Ten a la mano la dirección del servicio. Nunca te pedimos la contraseña, ni por teléfono ni por escrito.</p>`,
    ),
    notes: t(
      '<p>Demo data: these numbers and mailboxes belong to nobody.</p>',
      '<p>Datos de demostración: estos números y correos no son de nadie.</p>',
    ),
  });
}

const building = (city: City) =>
  entry(contentBlock, `city-${city.id}-support-building`, {
    variant: 'textWithImage',
    title: t('The whole building, or only you?', '¿Todo el edificio, o solo tú?'),
    description: t(
      `<p>Ask across the landing. If they have light and you do not, it is the jack or the router, and those we mend on the phone.</p>
      <p>If nobody in the building has it, somebody may be on the roof. Tell us the name of the building; we most likely see it already.</p>`,
      `<p>Pregunta en el piso de enfrente. Si ellos tienen luz y tú no, es la toma o el router, y eso lo arreglamos por teléfono.</p>
      <p>Si no la tiene nadie en el edificio, puede que haya alguien en la azotea. Dinos el nombre del edificio; lo más probable es que ya lo veamos.</p>`,
    ),
    image: art('apartment-block-amber'),
    imageSide: 'left',
    backgroundColor: 'teal-soft',
  });

const storm = (city: City) =>
  entry(contentBlock, `city-${city.id}-support-storm`, {
    variant: 'textWithImage',
    title: both(
      pickFor<Both>(city, 'storm', [
        ['When the power goes, the glass does not', 'Cuando se va la luz, el vidrio se queda'],
        ['Storm over town?', '¿Tormenta en la ciudad?'],
        ['Out of power is not out of line', 'Sin electricidad no es sin línea'],
      ]),
    ),
    description: t(
      '<p>Our end has batteries and generators. Yours has a plug, so a small battery keeps the router up for an evening. If a whole street goes dark, we text everybody on it within minutes.</p>',
      '<p>De nuestro lado hay baterías y generadores. Del tuyo, un enchufe, así que una batería chica mantiene el router toda una noche. Si se apaga la calle entera, en minutos les escribimos a todos.</p>',
    ),
    image: art('phone-blackout'),
    imageSide: 'right',
    backgroundColor: 'ink',
  });

const questions = (city: City) =>
  entry(contentBlock, `city-${city.id}-support-closing`, {
    variant: 'centeredText',
    title: t('Not urgent?', '¿No corre prisa?'),
    description: t(
      '<p>Bills, moving house, slow rooms and changing plans: the common questions have their answers already.</p>',
      '<p>Facturas, mudanzas, cuartos lentos y cambios de plan: las preguntas de siempre ya tienen respuesta.</p>',
    ),
    cta: goTo(
      `city-${city.id}-support-questions`,
      'Common questions',
      'Preguntas frecuentes',
      '/support/faq',
      'outline',
    ),
  });

/** How to reach somebody, from a city. */
export function supportPage(city: City) {
  const [place, lugar] = placeOf(city);
  const help = {
    current: [beforeYouCall, storm(city), visit],
    webpass: [building(city), storm(city)],
    upcoming: [],
  }[city.phase];
  return cityPage(city, {
    under: 'support',
    title: t(`Support in ${place}: phone and email`, `Ayuda en ${lugar}: teléfono y correo`),
    description: t(
      `Reach Skein Fiber in ${place} by phone, by email or by relay: numbers, hours, and what to try first.`,
      `Contacta a Skein Fiber en ${lugar} por teléfono, por correo o por retransmisión: números, horarios y qué probar primero.`,
    ),
    breadcrumb: t('Support', 'Ayuda'),
    blocks: [
      top(city),
      contacts(city),
      helpCenterOf(city.id),
      ...help,
      cityDoors(city, 'support'),
      questions(city),
    ],
  });
}
