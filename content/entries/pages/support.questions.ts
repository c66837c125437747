import { textBlock } from '@skein/blocks/content';
import { entry, t } from '@skein/cms-client';
import { goTo } from '../calls-to-action.ts';
import { questionsForm } from '../forms.checks.ts';
import { MOVING, POWER_OUTAGE, SKEIN_2_GIG } from '../offer.ts';

export const homeQuestions = entry(textBlock, 'support-questions-home', {
  title: t('Questions about your home', 'Preguntas sobre tu casa'),
  content: t(
    `<h3>I’m moving. What now?</h3>
    <p>Tell us your new address three weeks ahead. If the new place has our jack, ${MOVING.jack.en} the day before. ${MOVING.noJack.en} We turn off the old line when you’re ready. If there’s no fiber, you don’t owe us anything more.</p>
    <h3>Can I use my own router?</h3>
    <p>Yes. Any router with an Ethernet internet port will work. For ${SKEIN_2_GIG.name}, that port needs to be 2.5\u00a0Gbps.</p>
    <h3>I rent. Do I need permission?</h3>
    <p>For the one small hole, yes, in writing; an email from your landlord is enough. Many apartments already have the jack, and then you don’t need to ask anyone.</p>
    <h3>What happens in a power outage?</h3>
    <p>${POWER_OUTAGE.en}</p>`,
    `<h3>Me mudo. ¿Y ahora?</h3>
    <p>Danos la dirección nueva con tres semanas de anticipación. Si la casa nueva tiene nuestra toma, ${MOVING.jack.es} un día antes. ${MOVING.noJack.es} Apagamos la línea anterior cuando nos digas. Si no hay, no nos debes nada más.</p>
    <h3>¿Puedo usar mi propio router?</h3>
    <p>Sí. Sirve cualquiera con puerto Ethernet para la entrada de internet. Para ${SKEIN_2_GIG.name}, ese puerto tiene que ser de 2.5\u00a0Gbps.</p>
    <h3>Alquilo. ¿Necesito permiso?</h3>
    <p>Para el agujero pequeño, sí, y por escrito; basta un correo del dueño. En muchos apartamentos la toma ya está puesta y no hay que pedir permiso.</p>
    <h3>¿Qué pasa si se va la luz?</h3>
    <p>${POWER_OUTAGE.es}</p>`,
  ),
  form: questionsForm,
  backgroundColor: 'amber-soft',
  notes: t(
    '<p>The full rules are in our terms of service. They’re shorter than most.</p>',
    '<p>Las reglas completas están en los términos del servicio; son más cortos que la mayoría.</p>',
  ),
  cta: goTo('support-terms', 'Read the terms of service', 'Leer los términos del servicio', '/legal/terms'),
});
