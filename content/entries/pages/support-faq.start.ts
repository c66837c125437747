import { question } from './support-faq.question.ts';
import { SKEIN_1_GIG, SKEIN_2_GIG, SKEIN_500, TWO_GIG_IN } from '../offer.ts';

export const beforeQuestions = [
  question(
    'which-plan',
    ['Which plan do I need?', '¿Qué plan necesito?'],
    [
      `<p>Count who is online at eight in the evening. Up to three people: ${SKEIN_500.name}. A family that calls, watches and plays at once: ${SKEIN_1_GIG.name}. Large files, several big screens or a business at home: ${SKEIN_2_GIG.name}, in ${TWO_GIG_IN.en}.</p>
      <p>If you are between two, take the smaller. You can change it any night.</p>`,
      `<p>Cuenta cuántas personas están en línea a las ocho de la noche. Hasta tres: ${SKEIN_500.name}. Una familia que llama, ve y juega a la vez: ${SKEIN_1_GIG.name}. Archivos enormes, varias pantallas grandes o un negocio en casa: ${SKEIN_2_GIG.name}, en ${TWO_GIG_IN.es}.</p>
      <p>Si dudas entre dos, toma el más chico. Puedes cambiarlo cualquier noche.</p>`,
    ],
  ),
  question(
    'at-my-address',
    ['Is it at my address?', '¿Hay servicio en mi dirección?'],
    [
      '<p>Fiber goes street by street, so a neighbor’s answer may not be yours. <a href="/check-address">Ask with street and ZIP code</a>; it takes as long as typing them.</p>',
      '<p>La fibra avanza calle por calle, así que la respuesta de tu vecino puede no ser la tuya. <a href="/check-address">Consulta con calle y código postal</a>; se tarda lo que tardas en escribirlos.</p>',
    ],
  ),
  question(
    'contract',
    ['Is there a contract?', '¿Hay contrato?'],
    [
      '<p>No. You pay by the month and may leave on any day; the days that are left come back to you. The rules are in the <a href="/legal/terms">terms of service</a>.</p>',
      '<p>No. Pagas por mes y puedes irte cualquier día; te devolvemos los días que sobren. Las reglas están en los <a href="/legal/terms">términos del servicio</a>.</p>',
    ],
  ),
  question(
    'i-rent',
    ['I rent. Do I need permission?', 'Alquilo. ¿Necesito permiso?'],
    [
      '<p>For the one small hole, yes, in writing; an email from your landlord is enough. In many apartments the jack is there already, and then nobody has to be asked.</p>',
      '<p>Para el agujero pequeño, sí, y por escrito; basta un correo del dueño. En muchos apartamentos la toma ya está puesta, y entonces no hay que pedirle nada a nadie.</p>',
    ],
  ),
  question(
    'old-provider',
    ['Do you cancel my old provider?', '¿Dan de baja a mi compañía anterior?'],
    [
      '<p>We may not. Keep the old line until ours has worked for a few days, then call them. If your phone number moves with you, let us ask for it first: a number that is canceled is gone.</p>',
      '<p>No nos está permitido. Deja la línea vieja hasta que la nuestra lleve unos días funcionando y luego llámales. Si te llevas tu número de teléfono, espera a que lo pidamos nosotros: un número dado de baja se pierde.</p>',
    ],
  ),
];

export const installQuestions = [
  question(
    'how-long',
    ['How long does installation take?', '¿Cuánto tarda la instalación?'],
    [
      '<p>About two hours inside, once the line is at the house. Where it has to cross the yard, somebody comes a few days earlier for that; nobody needs to be home.</p>',
      '<p>Unas dos horas adentro, cuando la línea ya llega a la casa. Si tiene que cruzar el patio, alguien viene unos días antes a hacerlo y nadie tiene que estar.</p>',
    ],
  ),
  question(
    'the-hole',
    ['Will you drill a hole in my wall?', '¿Van a hacer un agujero en la pared?'],
    [
      '<p>One, as thick as a pencil, where you say. We seal it against the weather and sweep up. If you move away, the plate that covers it stays as neat as it was.</p>',
      '<p>Uno, del grueso de un lápiz, donde tú digas. Lo sellamos contra la lluvia y barremos. Si te mudas, la tapa que lo cubre queda igual de bien.</p>',
    ],
  ),
  question(
    'be-home',
    ['Do I have to be home?', '¿Tengo que estar en casa?'],
    [
      '<p>Somebody over eighteen does. A neighbor with a key is fine, if you tell us their name.</p>',
      '<p>Hace falta alguien mayor de edad. Puede ser una vecina con llave, si nos dices cómo se llama.</p>',
    ],
  ),
  question(
    'own-router',
    ['May I use my own router?', '¿Puedo usar mi propio router?'],
    [
      `<p>Yes. Any router with an Ethernet port for the internet side will do. For ${SKEIN_2_GIG.name} that port has to be a 2.5\u00a0Gbps one. Ours then stays in its box, and goes back with us if you like.</p>`,
      `<p>Sí. Sirve cualquiera con puerto Ethernet para la entrada de internet. Para ${SKEIN_2_GIG.name}, ese puerto tiene que ser de 2.5\u00a0Gbps. El nuestro se queda en su caja o, si quieres, nos lo llevamos.</p>`,
    ],
  ),
  question(
    'change-date',
    ['Can I change the date?', '¿Puedo cambiar la fecha?'],
    [
      '<p>Until six in the evening of the day before, by the link in the text message or by phone. Later than that, call, and we see what the crew can do.</p>',
      '<p>Hasta las seis de la tarde del día anterior, con el enlace del mensaje o por teléfono. Más tarde, llama y vemos qué puede hacer la cuadrilla.</p>',
    ],
  ),
];
