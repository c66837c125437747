import { question } from './support-faq.question.ts';
import { supportLink } from '../contacts.ts';
import {
  MOVING,
  OUTAGE_CREDIT,
  PORTING,
  POWER_OUTAGE,
  PRICE_NOTICE_DAYS,
  ROUTER_SEVEN,
  SKEIN_2_GIG,
} from '../offer.ts';

export const billQuestions = [
  question(
    'first-bill',
    ['Why is the first bill different?', '¿Por qué la primera factura es distinta?'],
    [
      '<p>It shouldn’t be. The first month is billed in full, or free on a new street, and there’s no activation fee. If yours looks off, call us and we’ll go through it with you line by line.</p>',
      '<p>No debería serlo. El primer mes se cobra completo, o es gratis en una calle nueva, y no hay cargo de activación. Si la tuya se ve rara, llámanos y la revisamos contigo línea por línea.</p>',
    ],
  ),
  question(
    'bill-due',
    ['When is my bill due?', '¿Cuándo vence mi factura?'],
    [
      '<p>On the same day every month: the day your service started. It comes ten days before that, by email or on paper; both are free.</p>',
      '<p>El mismo día de cada mes: el día en que empezó tu servicio. Llega diez días antes, por correo electrónico o en papel; las dos formas son gratis.</p>',
    ],
  ),
  question(
    'price-rises',
    ['Will the price go up after a year?', '¿Sube el precio al año?'],
    [
      `<p>No. There’s no introductory price that runs out. If a price ever changes for everyone, we’ll tell you ${PRICE_NOTICE_DAYS}\u00a0days ahead, in plain words. It’s all on your plan’s <a href="/support/broadband-labels">broadband label</a>.</p>`,
      `<p>No. No hay un precio de promoción que se acabe. Si algún día el precio cambia para todos, te avisamos con ${PRICE_NOTICE_DAYS}\u00a0días de anticipación. Todo está en la <a href="/support/broadband-labels">etiqueta de tu plan</a>.</p>`,
    ],
  ),
  question(
    'change-plan',
    ['Can I change plans in the middle of the month?', '¿Puedo cambiar de plan a mitad de mes?'],
    [
      `<p>Yes. Your speed changes the same night, and we prorate the difference by the day. ${SKEIN_2_GIG.name} starts when you plug in its ${ROUTER_SEVEN.en}, which we send you.</p>`,
      `<p>Sí. La velocidad cambia esa misma noche y la diferencia se calcula por día. ${SKEIN_2_GIG.name} empieza cuando conectas su ${ROUTER_SEVEN.es}, que te mandamos.</p>`,
    ],
  ),
  question(
    'cancel',
    ['How do I cancel?', '¿Cómo cancelo?'],
    [
      '<p>Give us a call. We’ll stop your service on the day you choose, refund the days left and send a prepaid label for the router. Nobody tries to change your mind.</p>',
      '<p>Llámanos. Cancelamos el servicio el día que nos digas, te devolvemos los días que sobren y te mandamos una etiqueta prepagada para el router. Nadie intenta convencerte de que te quedes.</p>',
    ],
  ),
];

export const wifiQuestions = [
  question(
    'slow-room',
    ['Why is one room slow?', '¿Por qué el Wi-\u2060Fi es lento en un cuarto?'],
    [
      `<p>Usually it’s distance, brick or water. Try this, in order:</p>
      <ol>
        <li>Put the router in the open, at shoulder height</li>
        <li>Move the router away from the fish tank</li>
        <li>Test again, with a cable and without</li>
      </ol>
      <p>If the cable’s fast and the room isn’t, <a href="/wifi">a second access point</a> helps, and we’ll bring it for free.</p>`,
      `<p>Casi siempre por la distancia, el ladrillo o el agua. Prueba en este orden:</p>
      <ol>
        <li>Pon el router a la vista, a la altura del hombro</li>
        <li>Aleja el router de la pecera</li>
        <li>Mide otra vez, con cable y sin él</li>
      </ol>
      <p>Si con cable es rápido y en el cuarto no, ayuda <a href="/wifi">un segundo punto de acceso</a>, y lo llevamos gratis.</p>`,
    ],
  ),
  question(
    'router-light',
    ['What does the light on the router mean?', '¿Qué significa la luz del router?'],
    [
      `<table>
        <thead><tr><th>Light</th><th>What it means</th></tr></thead><tbody>
        <tr><td>White, steady</td><td>Your line is fine</td></tr>
        <tr><td>Orange</td><td>It’s connecting; give it two minutes</td></tr>
        <tr><td>Red</td><td>No signal on the fiber; call us</td></tr>
        </tbody>
      </table>`,
      `<table>
        <thead><tr><th>Luz</th><th>Qué significa</th></tr></thead><tbody>
        <tr><td>Blanca y fija</td><td>Tu línea está bien</td></tr>
        <tr><td>Naranja</td><td>Se está conectando; dale dos minutos</td></tr>
        <tr><td>Roja</td><td>No hay señal en la fibra; llámanos</td></tr>
        </tbody>
      </table>`,
    ],
  ),
  question(
    'change-password',
    ['How do I change the Wi-\u2060Fi password?', '¿Cómo cambio la contraseña del Wi-\u2060Fi?'],
    [
      '<p>In the app, under Home, or at the web address printed under the router. Then enter the new password on each of your devices. Leave the printer for last, and be patient.</p>',
      '<p>En la app, en Inicio, o en la dirección web que está debajo del router. Después pon la nueva en cada dispositivo. Deja la impresora para el final, y con paciencia.</p>',
    ],
  ),
  question(
    'guests',
    ['Is there a guest network?', '¿Hay una red para visitas?'],
    [
      '<p>Yes, with its own name and password. Your guests get the internet and nothing else in your home.</p>',
      '<p>Sí, con nombre y contraseña propios. Tus visitas tienen internet y nada más de tu casa.</p>',
    ],
  ),
  question(
    'wired-speed',
    ['Why doesn’t my laptop get full speed?', '¿Por qué mi laptop no llega a toda la velocidad?'],
    [
      '<p>Few do over Wi-\u2060Fi. We measure speeds over a cable, and older laptops have a port that tops out at 1\u00a0Gbps. If the cable’s slow too, call us; that one’s on us.</p>',
      '<p>Pocas llegan por Wi-\u2060Fi. Medimos las velocidades por cable, y las laptops viejas tienen un puerto que llega a 1\u00a0Gbps. Si con cable también está lento, llámanos; eso nos toca a nosotros.</p>',
    ],
  ),
];

export const changeQuestions = [
  question(
    'moving',
    ['I’m moving. What now?', 'Me mudo. ¿Y ahora?'],
    [
      `<p>Tell us your new address three weeks ahead. If the new place has our jack, ${MOVING.jack.en} the day before. ${MOVING.noJack.en} We turn off the old line when you’re ready. If there’s no fiber, you don’t owe us anything more.</p>`,
      `<p>Danos la dirección nueva con tres semanas de anticipación. Si la casa nueva tiene nuestra toma, ${MOVING.jack.es} un día antes. ${MOVING.noJack.es} Apagamos la línea anterior cuando nos digas. Si no hay, no nos debes nada más.</p>`,
    ],
  ),
  question(
    'power-cut',
    ['What happens in a power outage?', '¿Qué pasa si se va la luz?'],
    [`<p>${POWER_OUTAGE.en}</p>`, `<p>${POWER_OUTAGE.es}</p>`],
  ),
  question(
    'outage',
    ['How will I know about an outage?', '¿Cómo me entero de un corte?'],
    [
      `<p>We text every home on the line within minutes, with the streets and the time we expect to be done. ${OUTAGE_CREDIT.en}</p>`,
      `<p>En minutos mandamos un mensaje de texto a cada casa de la línea, con las calles y la hora en que calculamos terminar. ${OUTAGE_CREDIT.es}</p>`,
    ],
  ),
  question(
    'cut-cable',
    ['What if I cut the cable with a shovel?', '¿Y si corto el cable con la pala?'],
    [
      `<p>It happens every spring. The cable can’t shock you, but don’t touch the ends or look into them: the light can hurt your eyes. Call us at ${supportLink}. An accident costs you nothing, even the second one.</p>`,
      `<p>Pasa cada primavera. El cable no da descargas, pero no toques las puntas ni las mires de frente: la luz puede lastimarte los ojos. Llámanos al ${supportLink}. Un accidente no te cuesta nada, y el segundo tampoco.</p>`,
    ],
  ),
  question(
    'keep-number',
    ['Can I keep my phone number?', '¿Puedo conservar mi número de teléfono?'],
    [
      `<p>Usually yes, even if you move within the same area code. It takes ${PORTING.en}, and your old phone rings until then.</p>`,
      `<p>Casi siempre, también si te mudas dentro del mismo código de área. Tarda ${PORTING.es}, y mientras tanto suena el teléfono de siempre.</p>`,
    ],
  ),
];
