import { supportLink, HELP_MAIL, mailLink } from '../contacts.ts';
import {
  AT_HOME,
  HOME_PHONE,
  KEPT,
  LATE_FEE,
  LOST_ROUTER,
  OUTAGE,
  PRICE_NOTICE_DAYS,
  REFUND_DAYS,
  SKEIN_1_GIG,
  SKEIN_2_GIG,
  SKEIN_500,
  THIRD_POINT,
  TWO_GIG_IN,
} from '../offer.ts';

/** The terms of service in Spanish. Keep headings, order and figures the same as in the English text. */
export const termsSpanish = `
<p>Estos términos son el acuerdo entre tú y Skein Fiber, Inc. (“Skein”, “nosotros”) para el servicio de internet en tu casa. Quisimos escribirlos como te los explicaríamos sentados a tu mesa. Cuando una palabra tiene un sentido especial, lo decimos.</p>

<h2>La versión corta</h2>
<ul>
  <li>Pagas un precio al mes por una velocidad. El router, la instalación y los datos van dentro de ese precio.</li>
  <li>No hay plazo forzoso. Puedes irte cualquier día y te devolvemos los días sin usar.</li>
  <li>Arreglamos lo que se rompe, y si tardamos, te lo descontamos.</li>
  <li>Tú cuidas el equipo y usas la línea dentro de la ley.</li>
</ul>
<p>La versión corta es un resumen. Si no coincide con las secciones que siguen, valen las secciones.</p>

<h2>1. Quién puede contratar</h2>
<p>Tienes que haber cumplido 18\u00a0años y vivir en la dirección del servicio, o tener derecho a contratar para ella. Si alquilas, necesitas permiso del dueño para que entre la línea; basta un correo suyo. Cada cuenta es para un hogar. Si contratas para otra persona, la cuenta es responsabilidad tuya hasta que ella la tome a su nombre.</p>

<h2>2. Qué te damos</h2>
<h3>Velocidades</h3>
<p>La velocidad de un plan es la que la línea puede entregar por cable entre nuestra red y tu router, tanto de bajada como de subida. No es una promesa sobre cada dispositivo, cada conexión Wi-\u2060Fi ni cada sitio web: eso depende de cosas que ni tú ni nosotros controlamos. Si una prueba por cable da menos del 80% de la velocidad de tu plan en tres días distintos, avísanos. Si no logramos repararlo en 30\u00a0días, puedes pasar a un plan menor o irte, y te devolvemos el último mes completo.</p>
<h3>Datos</h3>
<p>No contamos tus datos ni los frenamos por ser muchos. En una emergencia, como un ataque a la red, podemos limitar el tráfico mientras dure.</p>
<h3>Equipo</h3>
<p>El router, la toma de fibra y la caja de la pared son nuestros. Puedes usar el router mientras seas cliente, o usar el tuyo en su lugar. Por favor, no abras la caja de la pared: la luz que viaja por la fibra puede lastimar un ojo.</p>

<h2>3. Instalación y visitas</h2>
<p>La instalación estándar va incluida. Comprende una línea desde la calle hasta el exterior de tu casa, un agujero en la pared, una toma y la puesta en marcha del router. Dura unas dos horas y tiene que estar alguien ${AT_HOME.es}. Lo que pase de ahí, como una zanja de más de 150\u00a0pies o cable dentro de una pared terminada, se cotiza antes y solo se hace si lo aceptas por escrito.</p>
<p>Las visitas de reparación también van incluidas, salvo que alguien haya dañado el equipo a propósito. Si llegamos fuera del margen acordado de dos horas, te descontamos un día de servicio.</p>

<h2>4. Precios y pagos</h2>
<table>
  <caption>Cargos para hogares, en dólares de EE.\u00a0UU.</caption>
  <thead><tr><th scope="col">Concepto</th><th scope="col">Precio</th><th scope="col">Cuándo</th></tr></thead>
  <tbody>
    <tr><th scope="row">${SKEIN_500.name}</th><td>${SKEIN_500.price}</td><td>Cada mes</td></tr>
    <tr><th scope="row">${SKEIN_1_GIG.name}</th><td>${SKEIN_1_GIG.price}</td><td>Cada mes</td></tr>
    <tr><th scope="row">${SKEIN_2_GIG.name}</th><td>${SKEIN_2_GIG.price}</td><td>Cada mes, en ${TWO_GIG_IN.es}</td></tr>
    <tr><th scope="row">Teléfono de casa</th><td>${HOME_PHONE}</td><td>Cada mes, si lo contratas</td></tr>
    <tr><th scope="row">Tercer punto de acceso</th><td>${THIRD_POINT}</td><td>Cada mes, si lo contratas</td></tr>
    <tr><th scope="row">Router e instalación estándar</th><td>$0</td><td>Incluidos</td></tr>
    <tr><th scope="row">Factura en papel</th><td>$0</td><td>Si la pides</td></tr>
    <tr><th scope="row">Pago atrasado</th><td>${LATE_FEE}</td><td>Una vez por factura, a los 15\u00a0días de vencida</td></tr>
    <tr><th scope="row">Router no devuelto</th><td>${LOST_ROUTER}</td><td>Una vez, a los 30\u00a0días de la baja</td></tr>
  </tbody>
</table>
<p>Los impuestos y cargos del gobierno se suman aparte, cada uno con su nombre. Se cobra por adelantado, el día del mes en que empezó tu servicio. Podemos cambiar un precio; si lo hacemos, te avisamos con al menos ${PRICE_NOTICE_DAYS}\u00a0días, y puedes irte antes del cambio sin pagarlo.</p>
<p>Si crees que una factura está mal, tienes 90\u00a0días para avisarnos. Sobre una cantidad en discusión no cobramos recargo, ni cortamos el servicio por ella.</p>

<h2>5. Cuando falla el servicio</h2>
<p>Si un corte de nuestro lado dura ${OUTAGE.es}, te abonamos en la cuenta sin que lo pidas:</p>
<ul>
  <li>más de ${OUTAGE.hours}\u00a0horas: un día de servicio;</li>
  <li>más de 24\u00a0horas: tres días;</li>
  <li>más de 72\u00a0horas: medio mes.</li>
</ul>
<p>Una línea de negocio recibe el doble: ${OUTAGE.business.es}, seis días o un mes completo.</p>
<p>No cuentan los apagones en tu casa, los equipos que no son nuestros ni lo que nadie podría evitar, como una inundación o un huracán. La línea la reparamos igual.</p>
<p>El servicio necesita electricidad. Si haces llamadas por la línea, incluidas las llamadas al 911, ten una batería para el router u otra forma de llamar.</p>

<h2>6. Uso razonable</h2>
<p>Usa el servicio como lo usa un hogar. Puedes trabajar en casa, tener un servidor pequeño y jugar toda la noche. No puedes:</p>
<ul>
  <li>violar la ley ni ayudar a otros a violarla;</li>
  <li>atacar, escanear o saturar sistemas que no son tuyos;</li>
  <li>mandar correo masivo que nadie pidió;</li>
  <li>revender la línea ni compartirla por dinero fuera de tu propiedad.</li>
</ul>
<p>Si un dispositivo de tu casa hace algo así sin que lo sepas, primero te llamamos y te ayudamos a encontrarlo. Solo suspendemos sin aviso cuando el daño no puede esperar.</p>

<h2>7. Privacidad</h2>
<p>Guardamos lo que hace falta para llevar tu cuenta: nombre, direcciones, pagos y registros técnicos de la línea. No miramos tu tráfico, no vendemos lo que sabemos de ti y solo lo entregamos a las autoridades cuando la ley nos obliga. Los registros técnicos se borran a los ${KEPT.records.es}; las facturas, ${KEPT.bills.es} después de que te vayas.</p>

<h2>8. Cómo termina el servicio</h2>
<p>Puedes terminar el servicio cualquier día con una llamada. Irte no cuesta nada. Cobramos hasta ese día, en un plazo de ${REFUND_DAYS}\u00a0días te devolvemos los que pagaste de más y te mandamos una etiqueta prepagada para el router.</p>
<p>Nosotros podemos terminarlo con 30\u00a0días de aviso si incumples gravemente estos términos o si una factura sigue sin pagarse 60\u00a0días. En ambos casos te escribimos antes dos veces. También podemos dejar de dar servicio en una dirección; entonces tienes al menos 90\u00a0días para buscar otra cosa.</p>

<h2>9. Responsabilidad</h2>
<p>Si dañamos tu casa al instalar o reparar, lo arreglamos por nuestra cuenta. Por otras pérdidas respondemos hasta lo que nos hayas pagado en los últimos doce meses, salvo que actuáramos a propósito o con negligencia grave, o que la ley no permita ese límite. Ni tú ni nosotros respondemos por ganancias perdidas al usar una línea doméstica. Nada de esto te quita derechos que te dé la ley de protección al consumidor de tu estado.</p>

<h2>10. Desacuerdos</h2>
<p>Habla primero con nosotros: ${supportLink} a cualquier hora, o ${mailLink(HELP_MAIL)}. Si por ahí no se resuelve, pide una decisión por escrito; la tendrás en 20\u00a0días, firmada por una persona. Después puedes acudir al tribunal de reclamos menores de donde vives o a cualquier otro tribunal competente. Se aplica la ley de tu estado.</p>

<h2>11. Cambios a estos términos</h2>
<p>Podemos cambiar estos términos. Te mandamos el texto nuevo, con los cambios marcados, al menos 60\u00a0días antes de que se apliquen. Si no estás de acuerdo, puedes irte antes de ese día según la sección\u00a08. Los cambios que solo te favorecen, o que corrigen una falta de ortografía, pueden aplicarse de inmediato.</p>
<p>Si una frase de estos términos resulta inválida, las demás siguen en pie. El texto en inglés y el texto en español valen igual; donde difieran, se aplica la lectura que más te convenga.</p>
`;
