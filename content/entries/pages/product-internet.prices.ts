import { contentBlock, textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { art } from '../art.ts';
import { checkMyAddress, goTo } from '../calls-to-action.ts';
import { SKEIN_1_GIG, SKEIN_2_GIG, SKEIN_500 } from '../offer.ts';

export const internetPrices = entry(contentBlock, 'internet-prices', {
  variant: 'textWithImage',
  title: t('What the bill says, and what it leaves out', 'Lo que dice la factura, y lo que no'),
  description: t(
    `<ul>
      <li>Your plan: ${SKEIN_500.price}, ${SKEIN_1_GIG.price} or ${SKEIN_2_GIG.price}</li>
      <li>Router: $0</li>
      <li>Installation: $0</li>
      <li>Extra data: does not exist</li>
      <li>Leaving early: there is no “early”</li>
    </ul>
    <p>Taxes and government fees come on top, as your city and state set them. They are listed by name.</p>`,
    `<ul>
      <li>Tu plan: ${SKEIN_500.price}, ${SKEIN_1_GIG.price} o ${SKEIN_2_GIG.price}</li>
      <li>Router: $0</li>
      <li>Instalación: $0</li>
      <li>Datos extra: no existen</li>
      <li>Irte antes de tiempo: no hay “antes de tiempo”</li>
    </ul>
    <p>Aparte van los impuestos y cargos del gobierno que fijen tu ciudad y tu estado. Salen uno por uno, con su nombre.</p>`,
  ),
  image: art('kitchen-table'),
  imageSide: 'right',
  backgroundColor: 'amber-soft',
  fullWidth: false,
  roundedBlock: true,
});

export const internetWifi = entry(contentBlock, 'internet-wifi', {
  variant: 'textWithImage',
  title: t('Wi-\u2060Fi is the last ten yards', 'El Wi-\u2060Fi son los últimos diez metros'),
  description: t(
    `<p>Our speeds are measured by wire. Over Wi-\u2060Fi, count on a good part of that in the same room and on much less behind two brick walls. No provider has found a way around brick.</p>
    <p>If one room stays slow, call us before you buy a bigger plan. Moving the router usually helps more, and costs nothing.</p>`,
    `<p>Nuestras velocidades se miden por cable. Por Wi-\u2060Fi, cuenta con buena parte de eso en el mismo cuarto y con mucho menos detrás de dos paredes de ladrillo. Ninguna compañía le ha ganado al ladrillo.</p>
    <p>Si un cuarto sigue lento, llámanos antes de contratar un plan más grande. Mover el router suele ayudar más, y es gratis.</p>`,
  ),
  image: art('tv-night'),
  imageSide: 'left',
  backgroundColor: 'ink',
});

export const internetClosing = entry(contentBlock, 'internet-closing', {
  variant: 'centeredText',
  title: t('First, the address.', 'Primero, la dirección.'),
  description: t(
    '<p>Fiber is there or it is not; there is no “almost”. Give us a street and a ZIP code and you will know.</p>',
    '<p>La fibra está o no está; no hay “casi”. Danos una calle y un código postal y lo sabrás.</p>',
  ),
  backgroundColor: 'teal',
  cta: checkMyAddress,
});

export const internetSmallPrint = entry(textBlock, 'internet-small-print', {
  title: t('The small print, at a readable size', 'La letra pequeña, en tamaño legible'),
  content: t(
    `<p>Speeds are what the line delivers by wire, between our network and the router. What a single device sees depends on its age, its port, the Wi-\u2060Fi and the server at the far end. To measure all of ${SKEIN_2_GIG.name} on one device, that device needs a 2.5\u00a0Gbps Ethernet port.</p>
    <p>Unlimited means that we neither count nor slow your data. It does not mean running a commercial hosting business from the garage; the terms of service say where that line is.</p>`,
    `<p>Las velocidades son las que entrega la línea por cable, entre nuestra red y el router. Lo que ve un solo aparato depende de su edad, su puerto, el Wi-\u2060Fi y el servidor al otro extremo. Para medir todo ${SKEIN_2_GIG.name} en un solo aparato, ese aparato necesita un puerto Ethernet de 2.5\u00a0Gbps.</p>
    <p>Ilimitado quiere decir que no contamos tus datos ni los frenamos. No quiere decir montar un negocio de alojamiento web en el garaje; los términos del servicio dicen dónde está esa raya.</p>`,
  ),
  notes: t(
    '<p>Prices per month, before taxes and government fees, for homes. Service is not available at every address. Demonstration content of an invented provider.</p>',
    '<p>Precios por mes, sin impuestos ni cargos del gobierno, para hogares. El servicio no está en todas las direcciones. Contenido de demostración de un proveedor inventado.</p>',
  ),
  cta: goTo('internet-terms', 'Read the terms of service', 'Leer los términos del servicio', '/legal/terms'),
});
