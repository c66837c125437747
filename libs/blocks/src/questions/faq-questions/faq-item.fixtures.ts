import { entry, t, type AuthoredEntry } from '@skein/cms-client';
import { faqItem } from './faq-item.content.ts';

/** Short questions about the installation, in the order in which visitors ask them. */
export const installQuestions = [
  entry(faqItem, 'faq-hole', {
    title: t('Will you drill a hole in my wall?', '¿Van a hacer un agujero en la pared?'),
    description: t(
      '<p>One, as thick as a pencil, where you say. We seal it, and we sweep up.</p>',
      '<p>Uno, del grueso de un lápiz, donde tú digas. Lo sellamos y barremos.</p>',
    ),
    slug: 'the-hole',
    eventLabel: t('the hole closed', 'the hole closed'),
    eventLabelOpen: t('the hole opened', 'the hole opened'),
  }),
  entry(faqItem, 'faq-home', {
    title: t('Do I have to be home?', '¿Tengo que estar en casa?'),
    description: t(
      '<p>Somebody over eighteen does, for about two hours. A neighbor with a key is fine.</p>',
      '<p>Hace falta alguien mayor de edad, unas dos horas. Puede ser una vecina con llave.</p>',
    ),
    slug: 'at-home',
  }),
  entry(faqItem, 'faq-dog', {
    title: t('My dog does not like strangers.', 'A mi perro no le gustan los desconocidos.'),
    description: t(
      '<p>Say so when you book. We send somebody who has one.</p><ul><li>Keep it in a room with a door</li><li>Tell us its name</li></ul>',
      '<p>Dilo al reservar y mandamos a alguien que tenga uno.</p><ul><li>Déjalo en un cuarto con puerta</li><li>Dinos cómo se llama</li></ul>',
    ),
  }),
];

export const billQuestions = [
  entry(faqItem, 'faq-due', {
    title: t('When is the bill due?', '¿Cuándo vence la factura?'),
    description: t(
      '<p>On the day of the month on which your service began.</p>',
      '<p>El día del mes en que empezó tu servicio.</p>',
    ),
    slug: 'bill-due',
  }),
  entry(faqItem, 'faq-paper', {
    title: t('Can I have it on paper?', '¿Me la pueden mandar en papel?'),
    description: t(
      '<p>Yes, and it costs nothing. <a href="/support">Ask once</a>, and it comes every month.</p>',
      '<p>Sí, y sin costo. <a href="/support">Pídela una vez</a> y llega cada mes.</p>',
    ),
    slug: 'paper',
    backgroundColor: 'amber-soft',
  }),
];

export const moveQuestions = [
  entry(faqItem, 'faq-moving', {
    title: t('Does the plan move with me?', '¿El plan se muda conmigo?'),
    description: t(
      '<p>If there is fiber at the new place, at the same price. If not, you owe nothing further.</p>',
      '<p>Si en la casa nueva hay fibra, al mismo precio. Si no hay, no debes nada más.</p>',
    ),
    slug: 'moving',
  }),
];

const SENTENCE = {
  en: 'The line is glass from our building to yours, and nothing on the way needs power. ',
  es: 'La línea es de vidrio desde nuestro edificio hasta el tuyo, y nada en el camino necesita luz. ',
};
const PARAGRAPH = 12;

/** An answer of more than 10,000 characters, under a question of 250. */
export const endlessQuestion = entry(faqItem, 'faq-endless', {
  title: t(
    'If the cable that comes from the street was cut by somebody who planted a tree, and the tree is the neighbor’s, and the neighbor is away until spring, who is it that comes, what does it cost, and do I have to be nice to the tree in the meantime?',
    'Si el cable que viene de la calle lo cortó alguien que plantó un árbol, y el árbol es del vecino, y el vecino no vuelve hasta la primavera, ¿quién viene, cuánto cuesta y mientras tanto tengo que portarme bien con el árbol?',
  ),
  description: t(
    `<p>${SENTENCE.en.repeat(PARAGRAPH)}</p>`.repeat(11),
    `<p>${SENTENCE.es.repeat(PARAGRAPH)}</p>`.repeat(10),
  ),
});

/** Sixty questions, the most that an editor would put into one block. */
export const sixtyQuestions: readonly AuthoredEntry<'gfFaqItem'>[] = Array.from({ length: 60 }, (_, index) =>
  entry(faqItem, `faq-sixty-${index + 1}`, {
    title: t(`What does thread number ${index + 1} do?`, `¿Qué hace el hilo número ${index + 1}?`),
    description: t('<p>It carries light, like the others.</p>', '<p>Lleva luz, como los demás.</p>'),
    slug: `thread-${index + 1}`,
  }),
);
