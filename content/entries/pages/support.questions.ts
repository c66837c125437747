import { textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { goTo } from '../calls-to-action.ts';
import { questionsForm } from '../forms.checks.ts';
import { SKEIN_2_GIG } from '../offer.ts';

export const billQuestions = entry(textBlock, 'support-questions-bill', {
  title: t('Questions about the bill', 'Preguntas sobre la factura'),
  content: t(
    `<h3>When is my bill due?</h3>
    <p>On the same day every month: the day your service started. You choose whether it arrives by email or on paper; both are free. Which email that is, <a href="/forgot-email">you find by your address</a>.</p>
    <h3>Why is the first bill different?</h3>
    <p>It should not be. The first month is charged in full, or free on a new street, and there is no activation fee. If yours looks odd, call, and we will read it with you line by line.</p>
    <h3>Can I change plans in the middle of the month?</h3>
    <p>Yes. The speed changes the same night, and the difference is counted by the day.</p>
    <h3>How do I cancel?</h3>
    <p>Call. We stop the service on the day that you name, refund the days that are left, and send a prepaid label for the router.</p>`,
    `<h3>¿Cuándo vence mi factura?</h3>
    <p>El mismo día de cada mes: el día en que empezó tu servicio. Tú eliges si llega por correo electrónico o en papel; las dos formas son gratis. Cuál es ese correo, <a href="/forgot-email">lo encuentras con tu dirección</a>.</p>
    <h3>¿Por qué la primera factura es distinta?</h3>
    <p>No debería serlo. El primer mes se cobra completo, o es gratis en una calle nueva, y no hay cargo de activación. Si la tuya se ve rara, llama y la leemos contigo línea por línea.</p>
    <h3>¿Puedo cambiar de plan a mitad de mes?</h3>
    <p>Sí. La velocidad cambia esa misma noche y la diferencia se calcula por día.</p>
    <h3>¿Cómo cancelo?</h3>
    <p>Llama. Cortamos el servicio el día que nos digas, devolvemos los días que sobren y te mandamos una etiqueta prepagada para el router.</p>`,
  ),
});

export const homeQuestions = entry(textBlock, 'support-questions-home', {
  title: t('Questions about the house', 'Preguntas sobre la casa'),
  content: t(
    `<h3>I am moving. What now?</h3>
    <p>Tell us the new address three weeks ahead. If fiber is there, we install it before you arrive and switch the old line off when you say so. If it is not, you owe nothing further.</p>
    <h3>May I use my own router?</h3>
    <p>Yes. Any router with an Ethernet port for the internet side will do. For ${SKEIN_2_GIG.name} that port has to be a 2.5\u00a0Gbps one.</p>
    <h3>I rent. Do I need permission?</h3>
    <p>For the one small hole, yes, in writing; an email from your landlord is enough. In many apartments the jack is already there, and then nobody has to be asked.</p>
    <h3>What happens in a power cut?</h3>
    <p>Our network has batteries and generators. Your router has neither, so a small backup battery is worth having if you depend on the line for calls, including 911.</p>`,
    `<h3>Me mudo. ¿Y ahora?</h3>
    <p>Danos la dirección nueva con tres semanas de anticipación. Si hay fibra, la instalamos antes de que llegues y apagamos la línea vieja cuando nos digas. Si no hay, no debes nada más.</p>
    <h3>¿Puedo usar mi propio router?</h3>
    <p>Sí. Sirve cualquiera con puerto Ethernet para la entrada de internet. Para ${SKEIN_2_GIG.name}, ese puerto tiene que ser de 2.5\u00a0Gbps.</p>
    <h3>Alquilo. ¿Necesito permiso?</h3>
    <p>Para el agujero pequeño, sí, y por escrito; basta un correo del dueño. En muchos apartamentos la toma ya está puesta, y entonces no hay que pedirle nada a nadie.</p>
    <h3>¿Qué pasa si se va la luz?</h3>
    <p>Nuestra red tiene baterías y generadores. Tu router no, así que conviene una batería pequeña de respaldo si dependes de la línea para hacer llamadas, incluido el 911.</p>`,
  ),
  form: questionsForm,
  backgroundColor: 'amber-soft',
  notes: t(
    '<p>The full rules are in the terms of service; they are shorter than most.</p>',
    '<p>Las reglas completas están en los términos del servicio; son más cortos que la mayoría.</p>',
  ),
  cta: goTo('support-terms', 'Terms of service', 'Términos del servicio', '/legal/terms'),
});
