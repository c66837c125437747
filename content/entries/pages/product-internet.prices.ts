import { card, contentBlock, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { checkMyAddress, goTo } from '../calls-to-action.ts';
import { LATE_FEE, LOST_ROUTER, SKEIN_1_GIG, SKEIN_2_GIG, SKEIN_500, TWO_GIG_IN } from '../offer.ts';

export const internetPrices = entry(card, 'internet-prices', {
  variant: 'aboutUsCard',
  title: t('What’s on your bill, and what isn’t', 'Lo que trae tu factura, y lo que no'),
  description: t(
    `<ul>
      <li>Your plan: ${SKEIN_500.price}, ${SKEIN_1_GIG.price} or, in ${TWO_GIG_IN.en}, ${SKEIN_2_GIG.price} for ${SKEIN_2_GIG.name}</li>
      <li>Router: $0</li>
      <li>Installation: $0</li>
      <li>Extra data: no such thing</li>
      <li>Leaving early: $0</li>
      <li>Paying more than 15\u00a0days late: ${LATE_FEE}</li>
      <li>Keeping the router after you leave: ${LOST_ROUTER}</li>
    </ul>
    <p>Taxes and government fees are extra, as set by your city and state. We list each one by name.</p>`,
    `<ul>
      <li>Tu plan: ${SKEIN_500.price}, ${SKEIN_1_GIG.price} o, en ${TWO_GIG_IN.es}, ${SKEIN_2_GIG.price} por ${SKEIN_2_GIG.name}</li>
      <li>Router: $0</li>
      <li>Instalación: $0</li>
      <li>Datos extra: no existen</li>
      <li>Irte antes de tiempo: $0</li>
      <li>Pagar con más de 15\u00a0días de atraso: ${LATE_FEE}</li>
      <li>Quedarte con el router al irte: ${LOST_ROUTER}</li>
    </ul>
    <p>Aparte van los impuestos y cargos que fijen tu ciudad y tu estado. Aparecen uno por uno, con su nombre.</p>`,
  ),
  image: art('quiz-letters'),
});

export const internetWifi = entry(card, 'internet-wifi', {
  variant: 'aboutUsCard',
  title: t('Wi-\u2060Fi is the last ten yards', 'El Wi-\u2060Fi son los últimos treinta pies'),
  description: t(
    `<p>We measure our speeds over a cable. Over Wi-\u2060Fi, expect most of that in the same room and much less behind two brick walls. No provider has found a way around brick.</p>
    <p>If one room stays slow, call us before you buy a bigger plan. Moving the router usually helps more, and it’s free.</p>`,
    `<p>Medimos nuestras velocidades por cable. Por Wi-\u2060Fi, espera buena parte de eso en el mismo cuarto y mucho menos detrás de dos paredes de ladrillo. Ninguna compañía le ha ganado al ladrillo.</p>
    <p>Si un cuarto sigue lento, llámanos antes de contratar un plan más grande. Mover el router suele ayudar más, y es gratis.</p>`,
  ),
  image: art('fish-tank'),
});

export const internetClosing = entry(contentBlock, 'internet-closing', {
  variant: 'centeredText',
  title: t('Is it at your door?', '¿Ya está en tu puerta?'),
  description: t(
    '<p>Fiber either reaches you or it doesn’t. Give us your street and ZIP code, and you’ll know.</p>',
    '<p>La fibra llega o no llega. Danos tu calle y tu código postal y lo sabrás.</p>',
  ),
  backgroundColor: 'teal',
  cta: checkMyAddress,
});

export const internetSmallPrint = entry(textBlock, 'internet-small-print', {
  title: t('The fine print, in readable type', 'La letra pequeña, en tamaño legible'),
  content: t(
    `<p>Speeds are what the line delivers over a cable between our network and the router. What one device gets depends on its age, its port, your Wi-\u2060Fi and the server at the other end. To measure all of ${SKEIN_2_GIG.name} on one device, it needs a 2.5\u00a0Gbps Ethernet port.</p>
    <p>Unlimited means we don’t count or slow your data. It doesn’t cover running a commercial hosting business from your garage; see the terms of service for the details.</p>`,
    `<p>Las velocidades son las que entrega la línea por cable, entre nuestra red y el router. Lo que recibe un solo dispositivo depende de su edad, su puerto, tu Wi-\u2060Fi y el servidor al otro extremo. Para medir todo ${SKEIN_2_GIG.name} en un solo dispositivo, necesita un puerto Ethernet de 2.5\u00a0Gbps.</p>
    <p>Ilimitado quiere decir que no contamos tus datos ni los frenamos. No incluye montar un negocio de alojamiento web en el garaje; los detalles están en los términos del servicio.</p>`,
  ),
  notes: t(
    '<p>Prices are per month for homes, before taxes and government fees. Service isn’t available at every address. Demo content from a fictional provider.</p>',
    '<p>Precios por mes, sin impuestos ni cargos del gobierno, para hogares. El servicio no está disponible en todas las direcciones. Contenido de demostración de un proveedor ficticio.</p>',
  ),
  cta: goTo('internet-terms', 'Read the terms of service', 'Leer los términos del servicio', '/legal/terms'),
});
