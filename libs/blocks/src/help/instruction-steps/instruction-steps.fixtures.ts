import { entry, t } from '@skein/cms-client';
import { goTo } from '../../testing/calls.fixtures.ts';
import { pictures } from '../../testing/artwork.fixtures.ts';
import { longDescription, longTitle } from '../../testing/texts.fixtures.ts';
import { instructionStep } from './instruction-step.content.ts';
import { instructionSteps } from './instruction-steps.block.ts';

const plug = entry(instructionStep, 'step-plug', {
  title: t('Plug it in', 'Enchúfalo'),
  description: t(
    '<p>The thin cord goes into the jack on the wall, the thick one into the socket. <em>Click</em> means yes.</p>',
    '<p>El cable delgado va en la toma de la pared; el grueso, en el enchufe. Un <em>clic</em> quiere decir sí.</p>',
  ),
  image: pictures.router,
});
const wait = entry(instructionStep, 'step-wait', {
  title: t('Give it two minutes', 'Dale dos minutos'),
  description: t('<p>Orange, then white. Make coffee.</p>', '<p>Naranja, luego blanco. Haz café.</p>'),
});
const join = entry(instructionStep, 'step-join', {
  title: t('Join the Wi-\u2060Fi', 'Entra al Wi-\u2060Fi'),
  description: t('<p>Its name is on the card.</p>', '<p>El nombre está en la tarjeta.</p>'),
  image: pictures.desk,
  cta: goTo('step-join', 'It does not show up', 'No aparece', '/support/faq'),
});
const title = t('Online before the kettle boils', 'En línea antes de que hierva el agua');

export const instructionThree = entry(instructionSteps, 'instruction-steps', {
  title,
  description: t('<p>No tools, no appointment.</p>', '<p>Sin herramientas y sin cita.</p>'),
  steps: [plug, wait, join],
});
export const instructionOne = entry(instructionSteps, 'instruction-steps-one', {
  title,
  steps: [wait],
  theme: 'ink',
});
export const instructionNone = entry(instructionSteps, 'instruction-steps-none', { title });
export const instructionLong = entry(instructionSteps, 'instruction-steps-long', {
  title: longTitle,
  steps: [
    plug,
    entry(instructionStep, 'step-long', {
      title: t(
        'Look for the card that came in the box, under the cords and behind the second cardboard',
        'Busca la tarjeta que venía en la caja, debajo de los cables y detrás del segundo cartón',
      ),
      description: longDescription,
      image: pictures.kitchenTable,
    }),
    ...Array.from({ length: 9 }, (_, n) =>
      entry(instructionStep, `step-again-${n}`, { title: t('And once more', 'Y una vez más') }),
    ),
  ],
  theme: 'mist',
});
