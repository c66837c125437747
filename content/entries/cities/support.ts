import { card, contentBlock, hero, textBlock } from '@skein/blocks/content';
import type { City } from '@skein/cities/catalogue';
import { callToAction, entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { HELP_MAIL, mailLink, salesHoursIn } from '../contacts.ts';
import { beforeYouCall, firstAid, visit } from './austin.support.ts';
import { cityDoors } from './blocks.shared.ts';
import { cityPage } from './city-page.ts';
import { helpCenterOf } from './help-center.ts';
import { both, pathsOf, pickFor, placeOf, zoneOf } from './facts.ts';
import type { Both } from './words.ts';
import { POWER_OUTAGE, POWER_OUTAGE_NO_PHONE, REPLY, SHOP, phoneOf } from '../offer.ts';

const TITLES: readonly [Both, ...Both[]] = [
  ['Tell us what’s wrong.', 'Dinos qué pasa.'],
  ['A person, by the third ring.', 'Una persona, antes del tercer tono.'],
  ['Call us. We’ll help.', 'Llámanos. Te ayudamos.'],
  ['Somebody’s always up.', 'Siempre hay alguien despierto.'],
];

const mail = entry(callToAction, 'cta-city-mail', {
  internalName: 'City support: write',
  text: t('Email us', 'Escribirnos'),
  target: `mailto:${HELP_MAIL}`,
  look: 'outline',
  analyticsId: 'city-support-mail',
});

function top(city: City) {
  const [place, lugar] = placeOf(city);
  const phone = phoneOf(city);
  const upcoming = city.phase === 'upcoming';
  return entry(hero, `city-${city.id}-support-hero`, {
    variant: 'imageHero',
    kicker: t(`Support in ${place}`, `Ayuda en ${lugar}`),
    title: upcoming
      ? t('When will we reach you?', '¿Cuándo llegamos a tu casa?')
      : both(pickFor(city, 'support', TITLES)),
    subtitle: upcoming
      ? t(
          'You don’t have our service yet, so you probably want to know when. Ask us, and we’ll tell you what we know.',
          'Todavía no tienes nuestro servicio, así que seguro quieres saber cuándo llega. Pregúntanos y te decimos lo que sabemos.',
        )
      : t(
          'Call anytime, day or night, in English or Spanish. The person who picks up can see your line.',
          'Llama a cualquier hora, en español o en inglés. La persona que contesta puede ver tu línea.',
        ),
    theme: 'ink',
    layout: 'right',
    image: art(`view-${city.id}-night`),
    cta: goTo(`city-${city.id}-call`, `Call ${phone.text}`, `Llamar al ${phone.text}`, phone.tel, 'button'),
    secondCta: mail,
    analyticsId: `city-${city.id}-support-hero`,
  });
}

const row = (what: string, how: string, when: string) =>
  `<tr><th scope="row">${what}</th><td>${how}</td><td>${when}</td></tr>`;

function contacts(city: City) {
  const [place, lugar] = placeOf(city);
  const hours = salesHoursIn(zoneOf(city));
  const phone = phoneOf(city);
  const call = `<a href="${phone.tel}">${phone.text}</a>`;
  const shop = pathsOf(city).fiberspace;
  const { address } = city.fiberspace ?? { address: '' };
  const at = shop === undefined ? '' : `<a href="${shop}">${address}</a>`;
  const upcoming = city.phase === 'upcoming';
  const english = [
    upcoming ? '' : row('Your line', call, '24 hours, every day'),
    row('New service', call, hours.en),
    row('Email', mailLink(HELP_MAIL), `An answer, ${REPLY.en}`),
    shop === undefined ? '' : row(`The ${SHOP}`, at, 'Monday to Saturday, 10\u00a0AM to 7\u00a0PM'),
    row('Relay service', 'Dial 711, then ask for our number', '24 hours, every day'),
  ];
  const spanish = [
    upcoming ? '' : row('Tu línea', call, 'Las 24 horas, todos los días'),
    row('Servicio nuevo', call, `De ${hours.es}`),
    row('Correo', mailLink(HELP_MAIL), `Respuesta, ${REPLY.es}`),
    shop === undefined
      ? ''
      : row(`El ${SHOP}`, at, 'De lunes a sábado, de 10\u00a0a.\u00a0m. a 7\u00a0p.\u00a0m.'),
    row('Servicio de retransmisión', 'Marca 711 y pide nuestro número', 'Las 24 horas, todos los días'),
  ];
  const table = (caption: string, heads: readonly [string, string, string], rows: readonly string[]) =>
    `<table><caption>${caption}</caption><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return entry(textBlock, `city-${city.id}-contacts`, {
    title: t('Every way to reach us', 'Todas las formas de contactarnos'),
    content: t(
      `${table(`Contacts in ${place}`, ['For', 'Contact', 'When'], english)}<p>Have your service address handy. We’ll never ask for your password, by phone or in writing.</p>`,
      `${table(`Contactos en ${lugar}`, ['Para', 'Contacto', 'Cuándo'], spanish)}<p>Ten a la mano la dirección del servicio. Nunca te pedimos la contraseña, ni por teléfono ni por escrito.</p>`,
    ),
    notes: t(
      '<p>Demo data: these phone numbers and email addresses aren’t real.</p>',
      '<p>Datos de demostración: estos teléfonos y correos no son reales.</p>',
    ),
  });
}

const building = (city: City) =>
  entry(card, `city-${city.id}-support-building`, {
    variant: 'aboutUsCard',
    title: t('The whole building, or just you?', '¿Todo el edificio o solo tú?'),
    description: t(
      `<p>Ask a neighbor. If they’re online and you’re not, it’s your jack or your router, and we can fix those over the phone.</p>
      <p>If the whole building is out, we may already be on the roof. Tell us which building it is; we’ve most likely seen it.</p>`,
      `<p>Pregúntale a un vecino. Si él tiene internet y tú no, es tu toma o tu router, y eso lo arreglamos por teléfono.</p>
      <p>Si nadie en el edificio tiene internet, quizá ya estemos en la azotea. Dinos qué edificio es; lo más probable es que ya lo hayamos visto.</p>`,
    ),
    image: art('landing'),
  });

const powerOutage = ({ residential_phone: hasPhone }: City) =>
  hasPhone ? POWER_OUTAGE : POWER_OUTAGE_NO_PHONE;

const storm = (city: City) =>
  entry(card, `city-${city.id}-support-storm`, {
    variant: 'aboutUsCard',
    title: both(
      pickFor<Both>(city, 'storm', [
        ['How to stay online in a power outage', 'Cómo seguir en línea si se va la luz'],
        ['Storm on the way?', '¿Viene tormenta?'],
        ['Power’s out? Stay online', '¿Sin luz? Sigue en línea'],
      ]),
    ),
    description: t(
      `<p>${powerOutage(city).en} If a whole street goes out, we text everyone on it within minutes.</p>`,
      `<p>${powerOutage(city).es} Si se cae la calle entera, en minutos les mandamos un mensaje de texto a todos.</p>`,
    ),
    image: art('phone-blackout'),
  });

const questions = (city: City) =>
  entry(contentBlock, `city-${city.id}-support-closing`, {
    variant: 'centeredText',
    title: t('Not urgent?', '¿No es urgente?'),
    description: t(
      '<p>Billing, moving, slow rooms, changing plans: see answers to the most common questions.</p>',
      '<p>Facturas, mudanzas, Wi-\u2060Fi lento, cambios de plan: mira las respuestas a las preguntas más comunes.</p>',
    ),
    cta: goTo(
      `city-${city.id}-support-questions`,
      'See common questions',
      'Ver preguntas frecuentes',
      '/support/faq',
      'outline',
    ),
  });

/** Returns the support page of a city. */
export function supportPage(city: City) {
  const [place, lugar] = placeOf(city);
  const help = {
    current: [firstAid(city.id, [beforeYouCall, storm(city), visit])],
    webpass: [firstAid(city.id, [building(city), storm(city)])],
    upcoming: [],
  }[city.phase];
  return cityPage(city, {
    under: 'support',
    title: t(`Support in ${place}: phone and email`, `Ayuda en ${lugar}: teléfono y correo`),
    description:
      city.phase === 'upcoming'
        ? t(
            `Ask Skein Fiber when service reaches ${place}, by phone, email or relay service. Find the number and its hours.`,
            `Pregunta cuándo llega Skein Fiber a ${lugar}, por teléfono, correo o retransmisión. Encuentra el número y su horario.`,
          )
        : t(
            `Get help from Skein Fiber in ${place} by phone, email or relay service. Find numbers and hours, and see what to try first.`,
            `Contacta a Skein Fiber en ${lugar} por teléfono, correo o retransmisión. Encuentra números y horarios, y mira qué probar primero.`,
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
