import type { City } from '@skein/cities/catalogue';
import { faq, faqItem } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { both, deLugar, pathsOf, placeOf } from './facts.ts';
import type { Both } from './words.ts';
import { INSTALLATION, PRICE_NOTICE_DAYS, SHOP, SKEIN_1_GIG, SKEIN_500, phoneOf } from '../offer.ts';

const item = (id: string, asked: Both, [answer, respuesta]: Both) =>
  entry(faqItem, id, { title: both(asked), description: t(`<p>${answer}</p>`, `<p>${respuesta}</p>`) });

const link = (to: string, words: string) => `<a href="${to}">${words}</a>`;

const everywhere = [
  item(
    'city-asked-price',
    ['Does the price stay the same?', '¿El precio se mantiene?'],
    [
      `Yes. There’s no introductory rate, so it won’t jump after a year. If the list price ever changes, we’ll tell you ${PRICE_NOTICE_DAYS}\u00a0days ahead.`,
      `Sí. No hay tarifa de promoción, así que no sube al cumplir un año. Si el precio de lista cambia, te avisamos con ${PRICE_NOTICE_DAYS}\u00a0días de anticipación.`,
    ],
  ),
  item(
    'city-asked-contract',
    ['How long do I have to stay?', '¿Por cuánto tiempo me comprometo?'],
    [
      'Just for the month you’re in. Tell us the day, and we’ll stop the line and refund the days that are left.',
      'Solo por el mes en curso. Cortamos la línea el día que nos digas y te devolvemos los días que sobren.',
    ],
  ),
];

/** Returns the questions for a city with fiber. */
export function cityQuestions(city: City) {
  const [place, lugar] = placeOf(city);
  const { apartments, fiberspace } = pathsOf(city);
  const phone = phoneOf(city);
  const call = link(phone.tel, phone.text);
  return entry(faq, `city-${city.id}-questions`, {
    title: t(`Common questions in ${place}`, `Preguntas frecuentes en ${lugar}`),
    items: [
      item(
        `city-${city.id}-asked-when`,
        ['How soon can you install it?', '¿Cuánto tardan en instalar la fibra?'],
        [
          `About ${INSTALLATION.en} after you order, if your street is connected. You pick a two-hour window; the visit takes about as long.`,
          `Unas ${INSTALLATION.es} después del pedido, si tu calle ya está conectada. Eliges un margen de dos horas; la visita dura más o menos lo mismo.`,
        ],
      ),
      item(
        `city-${city.id}-asked-building`,
        ['I live in an apartment. Can I get it?', 'Vivo en un edificio. ¿Puedo tener fibra?'],
        [
          `Yes, if the owner has let us in. Find yours among the ${link(apartments, `apartments and condos in ${place}`)}.`,
          `Sí, si el dueño ya nos dejó entrar. Busca el tuyo entre los ${link(apartments, `apartamentos y condominios ${deLugar(lugar)}`)}.`,
        ],
      ),
      city.plans === null
        ? item(
            `city-${city.id}-asked-business`,
            [`Do you serve offices in ${place}?`, `¿Atienden oficinas en ${lugar}?`],
            [
              'Not yet. Here we only serve homes, but a desk in the spare room counts as a home.',
              'Todavía no. Aquí solo atendemos hogares, pero un escritorio en el cuarto de visitas cuenta como hogar.',
            ],
          )
        : item(
            `city-${city.id}-asked-business`,
            [`Do you serve shops in ${place} too?`, `¿También atienden tiendas en ${lugar}?`],
            [
              `Yes, on streets where we already serve homes. Get a quote from ${link('/business', 'Skein for business')}.`,
              `Sí, en las calles donde ya atendemos hogares. Pide una cotización en ${link('/business', 'Skein para negocios')}.`,
            ],
          ),
      item(
        `city-${city.id}-asked-person`,
        ['How do I reach a person?', '¿Cómo hablo con una persona?'],
        fiberspace === undefined
          ? [
              `Call ${call}. We don’t have a shop in ${place} yet.`,
              `Llama al ${call}. En ${lugar} todavía no tenemos tienda.`,
            ]
          : [
              `Call ${call}, or come by ${link(fiberspace, `the ${SHOP}`)}, Monday to Saturday.`,
              `Llama al ${call} o pasa por ${link(fiberspace, `el ${SHOP}`)}, de lunes a sábado.`,
            ],
      ),
      ...everywhere,
    ],
    backgroundColor: 'mist',
  });
}

/** Returns the questions for a city with Webpass. */
export function webpassQuestions(city: City) {
  const [place, lugar] = placeOf(city);
  const phone = phoneOf(city);
  const call = link(phone.tel, phone.text);
  return entry(faq, `city-${city.id}-questions`, {
    title: t(`Common questions in ${place}`, `Preguntas frecuentes en ${lugar}`),
    items: [
      item(
        `city-${city.id}-asked-which`,
        ['Does my building have it?', '¿Mi edificio lo tiene?'],
        [
          `Check your address, or look for the jack with three lines in your living room. You can also call ${call}.`,
          `Consulta tu dirección o busca en tu sala la toma con tres líneas. También puedes llamar al ${call}.`,
        ],
      ),
      item(
        `city-${city.id}-asked-weather`,
        [`Does the weather in ${place} affect it?`, `¿Le afecta el clima ${deLugar(lugar)}?`],
        [
          'Less than it affects traffic. The link has signal to spare, and a second path wherever a roof allows it.',
          'Menos que al tráfico. El enlace tiene señal de sobra, y un segundo camino donde una azotea lo permite.',
        ],
      ),
      item(
        `city-${city.id}-asked-speed`,
        ['How fast is it?', '¿Qué velocidad da?'],
        [
          `${SKEIN_500.speed} for ${SKEIN_500.price} a month or ${SKEIN_1_GIG.speed} for ${SKEIN_1_GIG.price}, both ways, measured over a cable at the jack.`,
          `${SKEIN_500.speed} por ${SKEIN_500.price} al mes o ${SKEIN_1_GIG.speed} por ${SKEIN_1_GIG.price}, de bajada y de subida, medidos por cable en la toma.`,
        ],
      ),
      ...everywhere,
    ],
    backgroundColor: 'mist',
  });
}
