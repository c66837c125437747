import { entry, t } from '@skein/cms-client';
import { jobApplication } from './job-application.block.ts';

export const jobApplicationBasic = entry(jobApplication, 'job-application', {
  analyticsId: 'job-application',
});

export const jobApplicationOwnWords = entry(jobApplication, 'job-application-own-words', {
  title: t('Tell us who you are', 'Cuéntanos quién eres'),
  submit: t('Send it to us', 'Envíanosla'),
  failed: t('It did not reach us. Nothing is lost.', 'No nos llegó. No se perdió nada.'),
  thanks: t('We have it, and we read it.', 'La tenemos y la leemos.'),
  openRoles: t('All the others', 'Todas las demás'),
});
