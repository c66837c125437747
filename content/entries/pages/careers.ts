import { contentBlock, hero } from '@skein/blocks/content';
import { jobApplication, jobPage, openRoles } from '@skein/careers/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { coloredTitle } from '../colored-title.ts';

const top = entry(hero, 'careers-hero', {
  variant: 'imageHero',
  kicker: t('Careers', 'Empleo'),
  title: t('Take an end of the thread.', 'Toma una punta del hilo.'),
  subtitle: t(
    'Nine hundred people dig, join, answer and count so that a light goes on in somebody’s kitchen. A few hands are missing.',
    'Novecientas personas cavan, empalman, contestan y cuentan para que se prenda una luz en la cocina de alguien. Faltan unas manos.',
  ),
  theme: 'mist',
  layout: 'right',
  image: art('thread-end'),
  cta: goTo('careers-hero-roles', 'See open roles', 'Ver las vacantes', '/careers#roles', 'button'),
  secondCta: goTo('careers-hero-about', 'Who we are', 'Quiénes somos', '/about', 'outline'),
  analyticsId: 'careers-hero',
});

const roles = entry(openRoles, 'careers-open-roles', {
  subtitle: t(
    'Each posting says what it pays, and was written by somebody who does the work.',
    'Cada vacante dice cuánto paga y la escribió alguien que hace ese trabajo.',
  ),
  analyticsId: 'careers-open-roles',
});

const hiring = entry(contentBlock, 'careers-hiring', {
  variant: 'centeredText',
  ...coloredTitle('careers-hiring', [
    ['You hear from us', 'Sabrás de nosotros'],
    ['within a week.', 'en una semana.', 'amber'],
  ]),
  description: t(
    `<p>A person reads what you send, and a person answers, also with a no. Then comes one talk, one day on the job, paid, and a letter with a number in it.</p>
    <p>What you send us is deleted after ninety days, unless you work here by then.</p>`,
    `<p>Lo que mandas lo lee una persona y te contesta una persona, también cuando es un no. Después viene una plática, un día de prueba, pagado, y una carta con una cifra.</p>
    <p>Lo que nos mandas se borra a los noventa días, salvo que para entonces ya trabajes aquí.</p>`,
  ),
  backgroundColor: 'ink',
});

export const careersPage = entry(page, 'page-careers', {
  internalName: 'Careers',
  slug: '/careers',
  title: t('Careers: open roles at Skein', 'Empleo: vacantes en Skein'),
  description: t(
    'Open roles at Skein Fiber by department and city: installations, construction, network, care and more. Each says what it pays.',
    'Vacantes en Skein Fiber por área y ciudad: instalaciones, construcción, red, atención y más. Cada una dice cuánto paga.',
  ),
  breadcrumb: t('Careers', 'Empleo'),
  blocks: [top, roles, hiring],
});

/** Every job has this page: its address names the job. */
export const jobPageEntry = entry(page, 'page-careers-job', {
  internalName: 'Careers: a job',
  slug: '/careers/job/',
  title: t('Careers at Skein', 'Empleo en Skein'),
  description: t(
    'Read what the work is, where it is and what it pays, and apply.',
    'Lee en qué consiste el trabajo, dónde es y cuánto paga, y postúlate.',
  ),
  breadcrumb: t('Role', 'Vacante'),
  blocks: [
    entry(jobPage, 'careers-job', { goneImage: art('thread-end'), analyticsId: 'careers-job' }),
    entry(jobApplication, 'careers-job-application', { analyticsId: 'careers-job-application' }),
  ],
});
