import type { City } from '@skein/cities/catalogue';
import { faq, faqItem } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { both, deLugar, pathsOf, placeOf } from './facts.ts';
import type { Both } from './words.ts';
import { INSTALLATION, PRICE_NOTICE_DAYS, SHOP, SKEIN_1_GIG, SKEIN_500, phoneOf } from '../offer.ts';

const item = (id: string, asked: Both, [answer, respuesta]: Both) =>
  entry(faqItem, id, { title: both(asked), description: t(`<p>${answer}</p>`, `<p>${respuesta}</p>`) });

const link = (to: string, words: string) => `<a href="${to}">${words}</a>`;

/** What everybody asks; the same answer in every city. */
const everywhere = [
  item(
    'city-asked-price',
    ['Does the price stay?', '¿El precio se queda?'],
    [
      `Yes. There is no introductory rate, so nothing ends after a year. If the list price ever changes, you hear from us ${PRICE_NOTICE_DAYS}\u00a0days ahead.`,
      `Sí. No hay tarifa de bienvenida, así que nada se acaba al año. Si el precio de lista cambia, te avisamos con ${PRICE_NOTICE_DAYS}\u00a0días de anticipación.`,
    ],
  ),
  item(
    'city-asked-contract',
    ['How long am I bound?', '¿Por cuánto tiempo me comprometo?'],
    [
      'For the month that you are in. We stop the line on the day that you name and refund the days that are left.',
      'Por el mes en curso. Cortamos la línea el día que nos digas y te devolvemos los días que sobren.',
    ],
  ),
];

/** Questions of a city with fiber. */
export function cityQuestions(city: City) {
  const [place, lugar] = placeOf(city);
  const { apartments, fiberspace } = pathsOf(city);
  const phone = phoneOf(city);
  const call = link(phone.tel, phone.text);
  return entry(faq, `city-${city.id}-questions`, {
    title: t(`Asked in ${place}`, `Lo que preguntan en ${lugar}`),
    items: [
      item(
        `city-${city.id}-asked-when`,
        ['How soon is somebody at my door?', '¿Cuánto tardan en venir?'],
        [
          `About ${INSTALLATION.en} after you order, where the street is lit. You pick the two hours; the visit takes about as long.`,
          `Más o menos ${INSTALLATION.es} después del pedido, donde la calle ya tiene luz. Tú eliges las dos horas; la visita dura otro tanto.`,
        ],
      ),
      item(
        `city-${city.id}-asked-building`,
        ['I live in a building. Can I have it?', 'Vivo en un edificio. ¿Puedo tenerla?'],
        [
          `If the owner has let us in, today. ${link(apartments, `Apartments and condos in ${place}`)} says which neighborhoods we are in.`,
          `Si el dueño nos dejó entrar, hoy mismo. En ${link(apartments, `apartamentos y condominios ${deLugar(lugar)}`)} dice en qué vecindarios estamos.`,
        ],
      ),
      city.plans === null
        ? item(
            `city-${city.id}-asked-business`,
            [`Do you serve offices in ${place}?`, `¿Atienden oficinas en ${lugar}?`],
            [
              'Not so far; here we serve homes alone. A desk in the spare room counts as a home.',
              'Por ahora no; aquí solo atendemos hogares. Un escritorio en el cuarto de visitas cuenta como hogar.',
            ],
          )
        : item(
            `city-${city.id}-asked-business`,
            [`Do you serve shops in ${place}, too?`, `¿También atienden tiendas en ${lugar}?`],
            [
              `Yes, on the streets where there are homes on the line. ${link('/business', 'Skein for business')} has the plans.`,
              `Sí, en las calles donde hay hogares en la línea. En ${link('/business', 'Skein para negocios')} están los planes.`,
            ],
          ),
      item(
        `city-${city.id}-asked-person`,
        ['Where do I find a person?', '¿Dónde encuentro a una persona?'],
        fiberspace === undefined
          ? [
              `On the phone: ${call}. There is no shop in ${place} so far.`,
              `Al teléfono: ${call}. En ${lugar} todavía no hay tienda.`,
            ]
          : [
              `On the phone, ${call}, or behind the counter of ${link(fiberspace, `the ${SHOP}`)}, from Monday to Saturday.`,
              `Al teléfono, ${call}, o tras el mostrador ${link(fiberspace, `del ${SHOP}`)}, de lunes a sábado.`,
            ],
      ),
      ...everywhere,
    ],
    backgroundColor: 'mist',
  });
}

/** Questions of a city with web-pass. */
export function webpassQuestions(city: City) {
  const [place, lugar] = placeOf(city);
  const phone = phoneOf(city);
  const call = link(phone.tel, phone.text);
  return entry(faq, `city-${city.id}-questions`, {
    title: t(`Asked in ${place}`, `Lo que preguntan en ${lugar}`),
    items: [
      item(
        `city-${city.id}-asked-which`,
        ['Is my building on it?', '¿Mi edificio está?'],
        [
          `Give us the address, or look for the jack with three lines by your door. On the phone it is ${call}.`,
          `Danos la dirección, o busca junto a tu puerta la toma con tres líneas. Por teléfono, ${call}.`,
        ],
      ),
      item(
        `city-${city.id}-asked-weather`,
        [`What does the weather in ${place} do to it?`, `¿Qué le hace el clima ${deLugar(lugar)}?`],
        [
          'Less than to the roads. The link has strength to spare, and a second path where a roof lets us have one.',
          'Menos que a las calles. El enlace tiene fuerza de sobra, y un segundo camino donde una azotea nos lo permite.',
        ],
      ),
      item(
        `city-${city.id}-asked-speed`,
        ['How fast is it?', '¿Qué velocidad da?'],
        [
          `${SKEIN_500.speed} for ${SKEIN_500.price} a month or ${SKEIN_1_GIG.speed} for ${SKEIN_1_GIG.price}, both ways, measured by wire at the jack.`,
          `${SKEIN_500.speed} por ${SKEIN_500.price} al mes o ${SKEIN_1_GIG.speed} por ${SKEIN_1_GIG.price}, de ida y de vuelta, medidos por cable en la toma.`,
        ],
      ),
      ...everywhere,
    ],
    backgroundColor: 'mist',
  });
}
