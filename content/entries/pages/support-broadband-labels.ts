import { broadbandCsv, broadbandLabels, csvDownload, textBlock } from '@skein/blocks/content';
import type { State } from '@skein/cities/catalogue';
import { entry, t } from '@skein/cms-client';
import { page } from '@skein/shell/content';
import { disclosure, homePlans } from '../broadband.ts';
import { goTo } from '../calls-to-action.ts';
import { SKEIN_2_GIG, SKEIN_500, TWO_GIG_IN, statesServed } from '../offer.ts';

const labels = entry(broadbandLabels, 'broadband-labels', {
  title: t('Every plan on one sheet', 'Cada plan en una hoja'),
  isPageTitle: true,
  description: t(
    '<p>What it costs, how fast it is and what else is on the bill, in the form in which the regulator has every provider say it. So you can hold ours against anybody’s.</p>',
    '<p>Cuánto cuesta, qué tan rápido va y qué más trae la factura, en la forma en que el regulador pide que lo diga cada compañía. Así puedes comparar la nuestra con cualquiera.</p>',
  ),
  plans: homePlans,
  notes: t(
    `<p>*${SKEIN_2_GIG.name} is sold in ${TWO_GIG_IN.en}, where our newer cabinets are. <a href="/check-address">Ask for your address</a>.</p>`,
    `<p>*${SKEIN_2_GIG.name} se vende en ${TWO_GIG_IN.es}, donde están nuestros gabinetes nuevos. <a href="/check-address">Consulta tu dirección</a>.</p>`,
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
  openText: t('The same as a file', 'Lo mismo en un archivo'),
  title: t('Labels for machines', 'Etiquetas para máquinas'),
  dropdownTitle: t('State', 'Estado'),
  placeholder: t('Choose a state', 'Elige un estado'),
  downloads: statesServed.map(file),
  cancelText: t('Cancel', 'Cancelar'),
  downloadText: t('Download', 'Descargar'),
  analyticsId: 'broadband-files',
});

const words = entry(textBlock, 'broadband-words', {
  title: t('Three words that need a sentence', 'Tres palabras que piden una frase'),
  content: t(
    `<h3>Typical</h3>
    <p>What the middle customer of a plan got by wire between seven and eleven in the evening, last quarter. Half of them got more.</p>
    <h3>Latency</h3>
    <p>How long a question takes to our edge and back. Under 20\u00a0ms nobody notices; calls begin to stumble above 100.</p>
    <h3>Government taxes</h3>
    <p>What your city and state add. We print each by name on the bill and keep none of it.</p>`,
    `<h3>Típica</h3>
    <p>Lo que recibió por cable el cliente de en medio de un plan, entre las siete y las once de la noche, el último trimestre. La mitad recibió más.</p>
    <h3>Latencia</h3>
    <p>Lo que tarda una pregunta en ir hasta nuestro borde y volver. Con menos de 20\u00a0ms nadie lo nota; arriba de 100 las llamadas tropiezan.</p>
    <h3>Impuestos del gobierno</h3>
    <p>Lo que agregan tu ciudad y tu estado. Cada uno sale con su nombre en la factura, y no nos quedamos con nada.</p>`,
  ),
  cta: goTo('broadband-faq', 'More questions', 'Más preguntas', '/support/faq'),
});

export const supportBroadbandLabels = entry(page, 'page-broadband-labels', {
  internalName: 'Broadband labels',
  slug: '/support/broadband-labels',
  title: t('Broadband labels of every plan', 'Etiquetas de banda ancha de cada plan'),
  description: t(
    `The broadband facts of ${SKEIN_500.name}, 1\u00a0Gig and 2\u00a0Gig: monthly price, fees, speeds, latency and data, as labels and as files.`,
    `Los datos de banda ancha de ${SKEIN_500.name}, 1\u00a0Gig y 2\u00a0Gig: precio mensual, cargos, velocidades, latencia y datos, en etiquetas y archivos.`,
  ),
  breadcrumb: t('Broadband labels', 'Etiquetas de banda ancha'),
  siteMap: 'support',
  blocks: [labels, files, words],
});
