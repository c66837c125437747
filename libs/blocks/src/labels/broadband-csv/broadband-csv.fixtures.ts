import { entry, t } from '@skein/cms-client';
import { longTitle } from '../../testing/texts.fixtures.ts';
import { broadbandCsv, csvDownload } from './broadband-csv.block.ts';

const file = (state: string) =>
  entry(csvDownload, `csv-${state.toLowerCase()}`, {
    state: t(state, state),
    link: `/data/broadband-labels/${state.toLowerCase()}.csv`,
  });
const states = ['Arizona', 'Colorado', 'Texas'].map(file);

export const csvOfStates = entry(broadbandCsv, 'csv-states', {
  openText: t('Labels as files', 'Etiquetas en archivos'),
  title: t('The labels of one state, for machines', 'Las etiquetas de un estado, para máquinas'),
  downloads: states,
});
export const csvOwnWords = entry(broadbandCsv, 'csv-own-words', {
  openText: t('For those who count', 'Para quien hace cuentas'),
  title: longTitle,
  dropdownTitle: t('Where do you live?', '¿Dónde vives?'),
  placeholder: t('Somewhere', 'En algún lugar'),
  cancelText: t('Rather not', 'Mejor no'),
  downloadText: t('Open the file', 'Abrir el archivo'),
  downloads: states.slice(0, 1),
});
export const csvWithoutFiles = entry(broadbandCsv, 'csv-none', {
  openText: t('Labels as files', 'Etiquetas en archivos'),
  title: t('Nothing yet', 'Nada todavía'),
});
