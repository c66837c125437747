import { question } from './support-faq.question.ts';
import { PORTING, PRICE_NOTICE_DAYS } from '../offer.ts';

export const billQuestions = [
  question(
    'first-bill',
    ['Why is the first bill different?', '¿Por qué la primera factura es distinta?'],
    [
      '<p>It should not be. The first month is charged in full, or free on a new street, and there is no activation fee. If yours looks odd, call, and we read it with you line by line.</p>',
      '<p>No debería serlo. El primer mes se cobra completo, o es gratis en una calle nueva, y no hay cargo de activación. Si la tuya se ve rara, llama y la leemos contigo línea por línea.</p>',
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
      `<p>There is no introductory price that ends. If a price ever changes for everybody, you hear of it ${PRICE_NOTICE_DAYS}\u00a0days ahead, in a sentence. All of it stands on the <a href="/support/broadband-labels">broadband label of your plan</a>.</p>`,
      `<p>No hay un precio de entrada que se acabe. Si algún día cambia para todos, te avisamos con ${PRICE_NOTICE_DAYS}\u00a0días de anticipación, en una frase. Todo está en la <a href="/support/broadband-labels">etiqueta de tu plan</a>.</p>`,
    ],
  ),
  question(
    'change-plan',
    ['Can I change plans in the middle of the month?', '¿Puedo cambiar de plan a mitad de mes?'],
    [
      '<p>Yes. The speed changes the same night, and the difference is counted by the day.</p>',
      '<p>Sí. La velocidad cambia esa misma noche y la diferencia se calcula por día.</p>',
    ],
  ),
  question(
    'cancel',
    ['How do I cancel?', '¿Cómo cancelo?'],
    [
      '<p>Call. We stop the service on the day that you name, refund the days that are left, and send a prepaid label for the router. Nobody asks you three times whether you are sure.</p>',
      '<p>Llama. Cortamos el servicio el día que nos digas, devolvemos los días que sobren y te mandamos una etiqueta prepagada para el router. Nadie te pregunta tres veces si estás seguro.</p>',
    ],
  ),
];

export const wifiQuestions = [
  question(
    'slow-room',
    ['Why is one room slow?', '¿Por qué un cuarto va lento?'],
    [
      `<p>Mostly distance, brick or water. Try in this order:</p>
      <ol>
        <li>Put the router in the open, at shoulder height</li>
        <li>Move the fish tank, not the router’s place, out of the way</li>
        <li>Measure again, by wire and without</li>
      </ol>
      <p>If the wire is fast and the room is not, <a href="/wifi">a second point</a> helps, and we bring it for nothing.</p>`,
      `<p>Casi siempre por la distancia, el ladrillo o el agua. Prueba en este orden:</p>
      <ol>
        <li>Pon el router a la vista, a la altura del hombro</li>
        <li>Quita de en medio la pecera, no el router</li>
        <li>Mide otra vez, con cable y sin él</li>
      </ol>
      <p>Si el cable va rápido y el cuarto no, ayuda <a href="/wifi">un segundo punto</a>, y lo llevamos gratis.</p>`,
    ],
  ),
  question(
    'router-light',
    ['What does the light on the router mean?', '¿Qué dice la luz del router?'],
    [
      `<table>
        <thead><tr><th>Light</th><th>What it says</th></tr></thead><tbody>
        <tr><td>White, steady</td><td>The line is fine</td></tr>
        <tr><td>Orange</td><td>It looks for us; give it two minutes</td></tr>
        <tr><td>Red</td><td>No light on the fiber; call us</td></tr>
        </tbody>
      </table>`,
      `<table>
        <thead><tr><th>Luz</th><th>Qué dice</th></tr></thead><tbody>
        <tr><td>Blanca y fija</td><td>La línea está bien</td></tr>
        <tr><td>Naranja</td><td>Nos está buscando; dale dos minutos</td></tr>
        <tr><td>Roja</td><td>No llega luz por la fibra; llámanos</td></tr>
        </tbody>
      </table>`,
    ],
  ),
  question(
    'change-password',
    ['How do I change the Wi-\u2060Fi password?', '¿Cómo cambio la contraseña del Wi-\u2060Fi?'],
    [
      '<p>In the app, under Home, or on the page that opens at the address on the router’s underside. Everything that was connected has to be told the new one, the printer last and with patience.</p>',
      '<p>En la app, en Inicio, o en la página que se abre con la dirección que está debajo del router. Después hay que decírsela a todo lo que estaba conectado; a la impresora al final y con paciencia.</p>',
    ],
  ),
  question(
    'guests',
    ['Is there a network for guests?', '¿Hay una red para visitas?'],
    [
      '<p>Yes, with its own name and password. What hangs on it reaches the internet and nothing else in the house.</p>',
      '<p>Sí, con nombre y contraseña propios. Lo que se conecta ahí llega a internet y a nada más de la casa.</p>',
    ],
  ),
  question(
    'wired-speed',
    ['My laptop never shows the full speed.', 'Mi laptop nunca marca la velocidad completa.'],
    [
      '<p>Few do over Wi-\u2060Fi. Speeds are measured by wire, and older laptops have a port that ends at 1\u00a0Gbps. If the wire is slow as well, call; that one is ours.</p>',
      '<p>Pocas lo hacen por Wi-\u2060Fi. Las velocidades se miden por cable, y las laptops viejas tienen un puerto que llega a 1\u00a0Gbps. Si por cable también va lento, llama; eso nos toca a nosotros.</p>',
    ],
  ),
];

export const changeQuestions = [
  question(
    'moving',
    ['I am moving. What now?', 'Me mudo. ¿Y ahora?'],
    [
      '<p>Tell us the new address three weeks ahead. If fiber is there, we install it before you arrive and switch the old line off when you say so. If it is not, you owe nothing further.</p>',
      '<p>Danos la dirección nueva con tres semanas de anticipación. Si hay fibra, la instalamos antes de que llegues y apagamos la línea vieja cuando nos digas. Si no hay, no debes nada más.</p>',
    ],
  ),
  question(
    'power-cut',
    ['What happens in a power cut?', '¿Qué pasa si se va la luz?'],
    [
      '<p>Our network has batteries and generators. Your router has neither, so a small backup battery is worth having if you depend on the line for calls, including 911.</p>',
      '<p>Nuestra red tiene baterías y generadores. Tu router no, así que conviene una batería pequeña de respaldo si dependes de la línea para hacer llamadas, incluido el 911.</p>',
    ],
  ),
  question(
    'outage',
    ['How do I know about an outage?', '¿Cómo me entero de un corte?'],
    [
      '<p>We text every household on the line within minutes, with the streets and the hour by which we expect to be done. A day lost is a day not charged; you need not ask.</p>',
      '<p>En minutos mandamos un mensaje a cada casa de la línea, con las calles y la hora en que calculamos terminar. Un día perdido es un día que no se cobra; no hace falta pedirlo.</p>',
    ],
  ),
  question(
    'cut-cable',
    ['I cut the cable with a spade.', 'Corté el cable con la pala.'],
    [
      '<p>It happens every spring. It carries light, not current, so nothing can hurt you; leave the ends in the open and call. The first one is on us.</p>',
      '<p>Pasa cada primavera. Lleva luz, no corriente, así que no te hace nada; deja las puntas a la vista y llama. El primero corre por nuestra cuenta.</p>',
    ],
  ),
  question(
    'keep-number',
    ['Can I keep my phone number?', '¿Puedo conservar mi número de teléfono?'],
    [
      `<p>In most cases, also when you move within the area code. It takes ${PORTING.en}, and the old phone rings until then.</p>`,
      `<p>Casi siempre, también si te mudas sin salir de la zona. Tarda ${PORTING.es}, y mientras tanto suena el teléfono de siempre.</p>`,
    ],
  ),
];
