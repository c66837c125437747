import { textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { ratesHeading } from '../anchors.ts';
import { goTo } from '../calls-to-action.ts';
import { HOME_PHONE, PORTING } from '../offer.ts';

export const phoneRates = entry(textBlock, 'phone-rates', {
  title: ratesHeading,
  content: t(
    `<table>
      <caption>Skein Phone, on top of any fiber plan</caption>
      <thead><tr><th scope="col">What</th><th scope="col">Price</th></tr></thead>
      <tbody>
        <tr><th scope="row">The line, with its adapter and battery</th><td>${HOME_PHONE} a month</td></tr>
        <tr><th scope="row">Calls within the US and to Canada and Mexico</th><td>Included</td></tr>
        <tr><th scope="row">Calls anywhere else</th><td>From $0.05 a minute; you’ll hear the rate before it rings</td></tr>
        <tr><th scope="row">Voicemail, with transcripts by email</th><td>Included</td></tr>
        <tr><th scope="row">Caller ID and spam call filter</th><td>Included</td></tr>
        <tr><th scope="row">Moving your number to us</th><td>$0, ${PORTING.en}</td></tr>
        <tr><th scope="row">Taking it with you when you leave</th><td>$0, any day</td></tr>
      </tbody>
    </table>`,
    `<table>
      <caption>Skein Phone, con cualquier plan de fibra</caption>
      <thead><tr><th scope="col">Qué</th><th scope="col">Precio</th></tr></thead>
      <tbody>
        <tr><th scope="row">La línea, con su adaptador y su batería</th><td>${HOME_PHONE} al mes</td></tr>
        <tr><th scope="row">Llamadas en EE.\u00a0UU., a Canadá y a México</th><td>Incluidas</td></tr>
        <tr><th scope="row">Llamadas a los demás países</th><td>Desde $0.05 por minuto; oyes la tarifa antes de que suene</td></tr>
        <tr><th scope="row">Buzón de voz, con transcripción por correo</th><td>Incluido</td></tr>
        <tr><th scope="row">Identificador de llamadas y filtro de spam</th><td>Incluidos</td></tr>
        <tr><th scope="row">Traer tu número</th><td>$0, ${PORTING.es}</td></tr>
        <tr><th scope="row">Llevártelo cuando te vayas</th><td>$0, cualquier día</td></tr>
      </tbody>
    </table>`,
  ),
  isModule: true,
  moduleColor: 'amber-soft',
});

export const phoneSmallPrint = entry(textBlock, 'phone-small-print', {
  title: t('Three things to know before you order', 'Tres cosas que debes saber antes de contratar'),
  content: t(
    `<h3>911 uses the address on file</h3>
    <p>Emergency calls send the service address on your account. If you take the adapter to the lake house, tell us first, or help will go to the wrong door.</p>
    <h3>Alarms and medical pendants</h3>
    <p>Most work, but some older ones need a tone that fiber doesn’t carry. Ask the manufacturer, and we’ll test it with you on installation day.</p>
    <h3>Unlimited is for households</h3>
    <p>Call your mom for six hours if you like. A call center in the spare room is another story, and another price.</p>`,
    `<h3>El 911 va a la dirección registrada</h3>
    <p>Las llamadas de emergencia llevan la dirección de servicio de tu cuenta. Si te llevas el adaptador a la casa del lago, avísanos antes, o la ayuda llegará a la puerta equivocada.</p>
    <h3>Alarmas y botones médicos</h3>
    <p>Casi todos funcionan, pero algunos viejos necesitan un tono que la fibra no lleva. Pregúntale al fabricante y lo probamos contigo el día de la instalación.</p>
    <h3>Sin límite es para hogares</h3>
    <p>Habla seis horas con tu mamá si quieres. Un centro de llamadas en el cuarto de visitas es otra historia, y otro precio.</p>`,
  ),
  notes: t(
    '<p>Prices are per month, before taxes and government fees. Demo content from a fictional provider.</p>',
    '<p>Precios por mes, sin impuestos ni cargos del gobierno. Contenido de demostración de un proveedor ficticio.</p>',
  ),
  cta: goTo('phone-terms', 'Read the terms of service', 'Leer los términos del servicio', '/legal/terms'),
});
