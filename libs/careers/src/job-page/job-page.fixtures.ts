import { entry, t } from '@skein/cms-client';
import { drawnPicture } from '@skein/cms-client/drawn-picture';
import { jobPage } from './job-page.block.ts';

const threadEnd = drawnPicture(
  'thread-end',
  [960, 720],
  [24, 38, 93, 96],
  'A thread runs from a drum through the hands of two colleagues to somebody who is just coming in.',
  'Un hilo sale de un carrete y pasa por las manos de dos colegas hasta alguien que acaba de llegar.',
);

export const jobPageBasic = entry(jobPage, 'job-page', { goneImage: threadEnd, analyticsId: 'job-page' });

export const jobPageOwnWords = entry(jobPage, 'job-page-own-words', {
  applyText: t('Tell us who you are and what you did', 'Cuéntanos quién eres y qué has hecho'),
  openRolesText: t('All the others that we are looking for', 'Todas las demás personas que buscamos'),
  failed: t('The board is silent.', 'La bolsa de trabajo no contesta.'),
  gone: t('That one is taken.', 'Esa ya se ocupó.'),
  goneNext: t('Look at what is left.', 'Mira lo que queda.'),
});
