import { contentBlock, hero } from '@skein/blocks/content';
import { jobApplication, jobPage, openRoles } from '@skein/careers/content';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { art } from '../art.ts';
import { goTo } from '../calls-to-action.ts';
import { coloredTitle } from '../colored-title.ts';
import { KEPT } from '../offer.ts';

const top = entry(hero, 'careers-hero', {
  variant: 'imageHero',
  kicker: t('Careers', 'Empleo'),
  title: t('Build fiber with us.', 'Tiende fibra con nosotros.'),
  subtitle: t(
    'Nine hundred of us dig, splice, answer phones and run the numbers so families can get online. We could use a few more hands.',
    'Somos novecientas personas que cavan, empalman, contestan y hacen cuentas para que las familias tengan internet. Nos faltan manos.',
  ),
  theme: 'mist',
  layout: 'right',
  image: art('thread-end'),
  cta: goTo('careers-hero-roles', 'See open roles', 'Ver las vacantes', '/careers#roles', 'button'),
  secondCta: goTo('careers-hero-about', 'See who we are', 'Ver quiénes somos', '/about', 'outline'),
  analyticsId: 'careers-hero',
});

const roles = entry(openRoles, 'careers-open-roles', {
  subtitle: t(
    'Every posting says what it pays and was written by someone who does the job.',
    'Cada vacante dice cuánto paga y la escribió alguien que hace ese trabajo. Aparece en el idioma en que se publicó.',
  ),
  analyticsId: 'careers-open-roles',
});

const hiring = entry(contentBlock, 'careers-hiring', {
  variant: 'centeredText',
  ...coloredTitle('careers-hiring', [
    ['You’ll hear from us', 'Te contestamos'],
    ['within a week.', 'en una semana.', 'violet'],
  ]),
  description: t(
    `<p>A person reads what you send, and a person answers, even if it’s a no. Then there’s one interview, one paid day on the job and an offer letter.</p>
    <p>We delete what you send us after ${KEPT.applications.en}, unless you work here by then or asked us to keep it.</p>`,
    `<p>Lo que mandas lo lee una persona y te contesta una persona, también cuando es un no. Después viene una entrevista, un día de trabajo pagado y una carta de oferta.</p>
    <p>Borramos lo que nos mandas a los ${KEPT.applications.es}, salvo que para entonces ya trabajes aquí o nos hayas pedido guardarlo.</p>`,
  ),
  backgroundColor: 'violet-soft',
  cta: goTo('careers-closing-roles', 'See open roles', 'Ver las vacantes', '/careers#roles', 'button'),
});

export const careersPage = entry(page, 'page-careers', {
  internalName: 'Careers',
  slug: '/careers',
  title: t('Careers: open roles at Skein', 'Empleo: vacantes en Skein'),
  description: t(
    'See open roles at Skein Fiber by department and city: installation, construction, network, customer care and more. Every posting lists the pay.',
    'Consulta las vacantes de Skein Fiber por área y ciudad: instalaciones, construcción, red, atención al cliente y más. Cada una dice cuánto paga.',
  ),
  breadcrumb: t('Careers', 'Empleo'),
  blocks: [top, roles, hiring],
});

/** The page that shows one job. A parameter in the page's address selects the job. */
export const jobPageEntry = entry(page, 'page-careers-job', {
  internalName: 'Careers: a job',
  slug: '/careers/job/',
  title: t('Careers at Skein', 'Empleo en Skein'),
  description: t(
    'See what the job is, where it is and what it pays, then apply online. A person at Skein Fiber reads and answers every application.',
    'Mira en qué consiste el trabajo, dónde es y cuánto paga, y postúlate en línea. En Skein Fiber, una persona lee y contesta cada solicitud.',
  ),
  breadcrumb: t('Role', 'Vacante'),
  blocks: [
    entry(jobPage, 'careers-job', { goneImage: art('thread-end'), analyticsId: 'careers-job' }),
    entry(jobApplication, 'careers-job-application', { analyticsId: 'careers-job-application' }),
  ],
});
