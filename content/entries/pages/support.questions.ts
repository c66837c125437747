import { textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { goTo } from '../calls-to-action.ts';
import { questionsForm } from '../forms.checks.ts';
import { SKEIN_2_GIG } from '../offer.ts';

export const billQuestions = entry(textBlock, 'support-questions-bill', {
  title: t('Questions about your bill', 'Preguntas sobre tu factura'),
  content: t(
    `<h3>When is my bill due?</h3>
    <p>On the same day every month: the day your service started. Get it by email or on paper; both are free. Forgot which email we have? <a href="/forgot-email">Look it up by your address</a>.</p>
    <h3>Why is the first bill different?</h3>
    <p>It shouldn’t be. The first month is billed in full, or free on a new street, and there’s no activation fee. If yours looks off, call us and we’ll go through it with you line by line.</p>
    <h3>Can I change plans in the middle of the month?</h3>
    <p>Yes. Your speed changes the same night, and we prorate the difference by the day.</p>
    <h3>How do I cancel?</h3>
    <p>Give us a call. We’ll stop your service on the day you choose, refund the days left and send a prepaid label for the router.</p>`,
    `<h3>¿Cuándo vence mi factura?</h3>
    <p>El mismo día de cada mes: el día en que empezó tu servicio. Puede llegarte por correo electrónico o en papel; las dos formas son gratis. ¿No recuerdas qué correo nos diste? <a href="/forgot-email">Búscalo con tu dirección</a>.</p>
    <h3>¿Por qué la primera factura es distinta?</h3>
    <p>No debería serlo. El primer mes se cobra completo, o es gratis en una calle nueva, y no hay cargo de activación. Si la tuya se ve rara, llámanos y la revisamos contigo línea por línea.</p>
    <h3>¿Puedo cambiar de plan a mitad de mes?</h3>
    <p>Sí. La velocidad cambia esa misma noche y la diferencia se calcula por día.</p>
    <h3>¿Cómo cancelo?</h3>
    <p>Llámanos. Cancelamos el servicio el día que nos digas, te devolvemos los días que sobren y te mandamos una etiqueta prepagada para el router.</p>`,
  ),
});

export const homeQuestions = entry(textBlock, 'support-questions-home', {
  title: t('Questions about your home', 'Preguntas sobre tu casa'),
  content: t(
    `<h3>I’m moving. What now?</h3>
    <p>Tell us your new address three weeks ahead. If fiber’s there, we’ll install it before you arrive and turn off the old line when you’re ready. If it isn’t, you don’t owe us anything more.</p>
    <h3>Can I use my own router?</h3>
    <p>Yes. Any router with an Ethernet internet port will work. For ${SKEIN_2_GIG.name}, that port needs to be 2.5\u00a0Gbps.</p>
    <h3>I rent. Do I need permission?</h3>
    <p>For the one small hole, yes, in writing; an email from your landlord is enough. Many apartments already have the jack, and then you don’t need to ask anyone.</p>
    <h3>What happens in a power outage?</h3>
    <p>Our network has batteries and generators. Your router doesn’t, so get a small backup battery if you rely on your line for calls, including 911.</p>`,
    `<h3>Me mudo. ¿Y ahora?</h3>
    <p>Danos la dirección nueva con tres semanas de anticipación. Si hay fibra, la instalamos antes de que llegues y apagamos la línea anterior cuando nos digas. Si no hay, no nos debes nada más.</p>
    <h3>¿Puedo usar mi propio router?</h3>
    <p>Sí. Sirve cualquiera con puerto Ethernet para la entrada de internet. Para ${SKEIN_2_GIG.name}, ese puerto tiene que ser de 2.5\u00a0Gbps.</p>
    <h3>Alquilo. ¿Necesito permiso?</h3>
    <p>Para el agujero pequeño, sí, y por escrito; basta un correo del dueño. En muchos apartamentos la toma ya está puesta y no hay que pedir permiso.</p>
    <h3>¿Qué pasa si se va la luz?</h3>
    <p>Nuestra red tiene baterías y generadores. Tu router no, así que conviene una batería pequeña de respaldo si dependes de la línea para hacer llamadas, incluido el 911.</p>`,
  ),
  form: questionsForm,
  backgroundColor: 'amber-soft',
  notes: t(
    '<p>The full rules are in our terms of service. They’re shorter than most.</p>',
    '<p>Las reglas completas están en los términos del servicio; son más cortos que la mayoría.</p>',
  ),
  cta: goTo('support-terms', 'Read the terms of service', 'Leer los términos del servicio', '/legal/terms'),
});
