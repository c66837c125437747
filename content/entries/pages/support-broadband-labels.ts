import { broadbandCsv, broadbandLabels, csvDownload, textBlock } from '@skein/blocks/content';
import type { State } from '@skein/cities/catalogue';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { disclosure, homePlans } from '../broadband.ts';
import { goTo } from '../calls-to-action.ts';
import { SKEIN_2_GIG, SKEIN_500, TWO_GIG_IN, statesServed } from '../offer.ts';

const labels = entry(broadbandLabels, 'broadband-labels', {
  title: t('Every plan on one page', 'Cada plan en una página'),
  isPageTitle: true,
  description: t(
    '<p>What each plan costs, how fast it is and what else is on the bill, in the format the FCC requires of every provider. So you can compare ours with anyone’s.</p>',
    '<p>Cuánto cuesta cada plan, qué tan rápido es y qué más trae la factura, en el formato que la FCC le exige a cada proveedor. Así puedes comparar los nuestros con cualquiera.</p>',
  ),
  plans: homePlans,
  notes: t(
    `<p>*${SKEIN_2_GIG.name} is available in ${TWO_GIG_IN.en}, where our newer cabinets are. <a href="/check-address">Check availability</a>.</p>`,
    `<p>*${SKEIN_2_GIG.name} está disponible en ${TWO_GIG_IN.es}, donde están nuestros gabinetes nuevos. <a href="/check-address">Ver cobertura</a>.</p>`,
  ),
  ...disclosure,
  analyticsId: 'broadband-labels',
});

const file = ({ id, name }: State) =>
  entry(csvDownload, `broadband-csv-${id}`, {
    state: t(name.en, name.es),
    link: `/data/broadband-labels/${id}.csv`,
  });

const files = entry(broadbandCsv, 'broadband-files', {
  openText: t('Get them as a file', 'Descargar las etiquetas'),
  title: t('Download the labels', 'Descarga las etiquetas'),
  dropdownTitle: t('State', 'Estado'),
  placeholder: t('Choose a state', 'Elige un estado'),
  downloads: statesServed.map(file),
  cancelText: t('Cancel', 'Cancelar'),
  downloadText: t('Download', 'Descargar'),
  analyticsId: 'broadband-files',
});

const words = entry(textBlock, 'broadband-words', {
  title: t('Three terms, explained', 'Tres términos, explicados'),
  content: t(
    `<h3>Typical</h3>
    <p>The median speed on a plan, measured at the router between seven and eleven at night last quarter.</p>
    <h3>Latency</h3>
    <p>How long a signal takes to reach our network and come back. Under 20\u00a0ms, no one notices; above 100, calls start to stutter.</p>
    <h3>Government taxes</h3>
    <p>What your city and state add. We list each one by name on your bill and keep none of it.</p>`,
    `<h3>Típica</h3>
    <p>La velocidad mediana de un plan, medida en el router entre las siete y las once de la noche, en el último trimestre.</p>
    <h3>Latencia</h3>
    <p>Lo que tarda una señal en llegar a nuestra red y volver. Con menos de 20\u00a0ms nadie lo nota; con más de 100, las llamadas se entrecortan.</p>
    <h3>Impuestos del gobierno</h3>
    <p>Lo que agregan tu ciudad y tu estado. Cada uno sale con su nombre en la factura, y no nos quedamos con nada.</p>`,
  ),
  cta: goTo('broadband-faq', 'See more questions', 'Ver más preguntas', '/support/faq'),
});

export const supportBroadbandLabels = entry(page, 'page-broadband-labels', {
  internalName: 'Broadband labels',
  slug: '/support/broadband-labels',
  title: t('Broadband labels for every plan', 'Etiquetas de banda ancha de cada plan'),
  description: t(
    `See the broadband labels for ${SKEIN_500.name}, 1\u00a0Gig and 2\u00a0Gig: monthly price, fees, typical speeds, latency and data. Download them as files.`,
    `Consulta las etiquetas de ${SKEIN_500.name}, 1\u00a0Gig y 2\u00a0Gig: precio mensual, cargos, velocidades típicas, latencia y datos. Descárgalas en archivo.`,
  ),
  breadcrumb: t('Broadband labels', 'Etiquetas de banda ancha'),
  siteMap: 'support',
  blocks: [labels, files, words],
});
