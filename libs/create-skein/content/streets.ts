import { entry, t } from '@skein/cms-client';
import {
  scheduledStreet,
  streetSchedule,
} from '../template/src/blocks/street-schedule/street-schedule.block.ts';

const street = (
  id: string,
  name: string,
  stage: 'planned' | 'digging' | 'splicing' | 'ready',
  english: string,
  spanish: string,
) => entry(scheduledStreet, `street-${id}`, { name, stage, when: t(english, spanish) });

const ropewalk = street('ropewalk', 'Ropewalk Lane', 'ready', 'since May', 'desde mayo');
const chandler = street('chandler', 'Chandler Street', 'splicing', 'ready in August', 'lista en agosto');
const quay = street('quay', 'Lower Quay', 'digging', 'ready in October', 'lista en octubre');
const signal = street('signal-hill', 'Signal Hill', 'planned', 'next spring', 'la próxima primavera');
const note = t(
  'As of July 1. Weather moves dates; we say so here.',
  'Al 1 de julio. El clima mueve fechas; aquí lo decimos.',
);

export const shortSchedule = entry(streetSchedule, 'home-schedule', {
  title: t('Where the line is now', 'Por dónde va la línea'),
  description: t(
    '<p>We build one street after the other, and say how far we are. <a href="/building">All streets</a></p>',
    '<p>Construimos una calle tras otra y decimos por dónde vamos. <a href="/building">Todas las calles</a></p>',
  ),
  streets: [ropewalk, chandler, quay],
  note,
});

export const fullSchedule = entry(streetSchedule, 'building-schedule', {
  title: t('Street by street', 'Calle por calle'),
  description: t(
    '<p>Digging takes about a week, splicing two days. Then we write to every door.</p>',
    '<p>Abrir la zanja toma cerca de una semana; empalmar, dos días. Después escribimos a cada puerta.</p>',
  ),
  streets: [
    ropewalk,
    street('harbor-square', 'Harbor Square', 'ready', 'since June', 'desde junio'),
    chandler,
    quay,
    street('mill-road', 'Mill Road', 'digging', 'ready in November', 'lista en noviembre'),
    signal,
    street('north-point', 'North Point', 'planned', 'next summer', 'el próximo verano'),
  ],
  note,
});
