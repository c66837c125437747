import { entry, t } from '@skein/cms-client';
import { scheduledStreet, streetSchedule } from './street-schedule.block.ts';

const street = (
  name: string,
  stage: 'planned' | 'digging' | 'splicing' | 'ready',
  english: string,
  spanish: string,
) =>
  entry(scheduledStreet, `street-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`, {
    name,
    stage,
    when: t(english, spanish),
  });

/** Four streets as an author enters them, for the story and the tests. */
export const fourStreets = entry(streetSchedule, 'four-streets', {
  title: t('What we’re building', 'Lo que estamos construyendo'),
  description: t('<p>One street after the other.</p>', '<p>Una calle tras otra.</p>'),
  streets: [
    street('Ropewalk Lane', 'ready', 'since May', 'desde mayo'),
    street('Chandler Street', 'splicing', 'ready in August', 'lista en agosto'),
    street('Lower Quay', 'digging', 'ready in October', 'lista en octubre'),
    street('Signal Hill', 'planned', 'next spring', 'la próxima primavera'),
  ],
  note: t('As of July 1', 'Al 1 de julio'),
});
