import { question } from './support-faq.question.ts';
import { AT_HOME, SKEIN_1_GIG, SKEIN_2_GIG, SKEIN_500, TWO_GIG_IN } from '../offer.ts';

export const beforeQuestions = [
  question(
    'which-plan',
    ['Which plan do I need?', '¿Qué plan necesito?'],
    [
      `<p>Count who’s online at eight at night. Up to four people: ${SKEIN_500.name}. A family that calls, watches and plays all at once: ${SKEIN_1_GIG.name}. Large files, several big screens or a home business: ${SKEIN_2_GIG.name}, in ${TWO_GIG_IN.en}.</p>
      <p>If you’re torn between two, go with the smaller. You can change it any night.</p>`,
      `<p>Cuenta cuántas personas están en línea a las ocho de la noche. Hasta cuatro: ${SKEIN_500.name}. Una familia que llama, ve y juega a la vez: ${SKEIN_1_GIG.name}. Archivos enormes, varias pantallas grandes o un negocio en casa: ${SKEIN_2_GIG.name}, en ${TWO_GIG_IN.es}.</p>
      <p>Si dudas entre dos, elige el más chico. Puedes cambiarlo cualquier noche.</p>`,
    ],
  ),
  question(
    'at-my-address',
    ['Is Skein at my address?', '¿Hay servicio en mi dirección?'],
    [
      '<p>We build street by street, so your neighbor’s answer may not be yours. <a href="/check-address">Check availability</a>; it takes half a minute.</p>',
      '<p>Construimos calle por calle, así que la respuesta de tu vecino puede no ser la tuya. <a href="/check-address">Consulta tu dirección</a>; tarda medio minuto.</p>',
    ],
  ),
  question(
    'contract',
    ['Is there a contract?', '¿Hay contrato?'],
    [
      '<p>No. You pay by the month and can leave any day, and we refund the days left. The rules are in our <a href="/legal/terms">terms of service</a>.</p>',
      '<p>No. Pagas por mes y puedes irte cualquier día; te devolvemos los días que sobren. Las reglas están en los <a href="/legal/terms">términos del servicio</a>.</p>',
    ],
  ),
  question(
    'i-rent',
    ['I rent. Do I need permission?', 'Alquilo. ¿Necesito permiso?'],
    [
      '<p>For the one small hole, yes, in writing; an email from your landlord is enough. Many apartments already have the jack, and then you don’t need to ask anyone.</p>',
      '<p>Para el agujero pequeño, sí, y por escrito; basta un correo del dueño. En muchos apartamentos la toma ya está puesta y no hay que pedir permiso.</p>',
    ],
  ),
  question(
    'old-provider',
    ['Will you cancel my old provider?', '¿Van a cancelar mi servicio anterior?'],
    [
      '<p>We can’t; only you can. Keep your old line until ours has worked for a few days, then call them. If you’re bringing your phone number, wait until we’ve moved it: a canceled number is gone.</p>',
      '<p>No podemos; solo tú puedes. Conserva tu línea anterior hasta que la nuestra lleve unos días funcionando y luego llámales. Si traes tu número de teléfono, espera a que lo pasemos: un número cancelado se pierde.</p>',
    ],
  ),
];

export const installQuestions = [
  question(
    'how-long',
    ['How long does installation take?', '¿Cuánto tarda la instalación?'],
    [
      '<p>About two hours inside, once the line’s at your house. If it has to cross your yard, we’ll come a few days earlier for that; no one needs to be home.</p>',
      '<p>Unas dos horas adentro, cuando la línea ya llega a la casa. Si tiene que cruzar el patio, vamos unos días antes y nadie tiene que estar en casa.</p>',
    ],
  ),
  question(
    'the-hole',
    ['Will you drill a hole in my wall?', '¿Van a hacer un agujero en la pared?'],
    [
      '<p>Just one, as thick as a pencil, where you want it. We’ll seal it against the weather and sweep up. If you move out, a neat plate covers it.</p>',
      '<p>Solo uno, del grueso de un lápiz, donde tú digas. Lo sellamos contra la lluvia y barremos. Si te mudas, queda cubierto con una tapa.</p>',
    ],
  ),
  question(
    'be-home',
    ['Do I need to be home?', '¿Tengo que estar en casa?'],
    [
      `<p>Someone ${AT_HOME.en} does. A neighbor with a key is fine; just tell us their name.</p>`,
      `<p>Tiene que haber alguien ${AT_HOME.es}. Puede ser una vecina con llave; solo dinos cómo se llama.</p>`,
    ],
  ),
  question(
    'own-router',
    ['Can I use my own router?', '¿Puedo usar mi propio router?'],
    [
      `<p>Yes. Any router with an Ethernet internet port will work. For ${SKEIN_2_GIG.name}, that port needs to be 2.5\u00a0Gbps. Ours stays in its box, or we’ll take it back if you like.</p>`,
      `<p>Sí. Sirve cualquiera con puerto Ethernet para la entrada de internet. Para ${SKEIN_2_GIG.name}, ese puerto tiene que ser de 2.5\u00a0Gbps. El nuestro se queda en su caja o, si quieres, nos lo llevamos.</p>`,
    ],
  ),
  question(
    'change-date',
    ['Can I change the date?', '¿Puedo cambiar la fecha?'],
    [
      '<p>Yes, until six in the evening the day before, with the link in your text message or by phone. After that, call us and we’ll see what the crew can do.</p>',
      '<p>Sí, hasta las seis de la tarde del día anterior, con el enlace del mensaje de texto o por teléfono. Después de esa hora, llámanos y vemos qué puede hacer la cuadrilla.</p>',
    ],
  ),
];
