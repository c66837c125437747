import { block, entryType, href, list, text, type PropsOf, type Block } from '@skein/cms-client';

/** A file with the broadband labels of all plans in a state. */
export const csvDownload = entryType(
  'gfCsvDownload',
  { name: 'CSV download', description: 'A state and its file of broadband labels' },
  {
    state: text('gfState', 60),
    link: href('gfLinkToCsv').help(
      'The site makes those under /data/broadband-labels/ from the labels on the page',
    ),
  },
);
export interface CsvDownload extends PropsOf<typeof csvDownload.fields> {}

const model = entryType(
  'gfBroadbandCsv',
  {
    name: 'Broadband labels as files',
    description: 'A button that opens a choice of states, each with its file of labels',
    use: 'Under broadband labels.',
    avoid: 'Any other file: link to it.',
    displayField: 'gfFormTitle',
  },
  {
    openText: text('gfOpenButtonText', 80).help('The button on the page'),
    title: text('gfFormTitle'),
    dropdownTitle: text('gfDropdownTitle', 80).optional().help('Left out: State'),
    placeholder: text('gfDropdownPlaceholder', 80).optional().help('Left out: Choose a state'),
    downloads: list('gfCsvDownloads', csvDownload).default([]),
    cancelText: text('gfCancelButtonText', 40).optional().help('Left out: Cancel'),
    downloadText: text('gfDownloadButtonText', 40).optional().help('Left out: Download'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);
export interface BroadbandCsvProps extends PropsOf<typeof model.fields> {}

export const broadbandCsv: Block<typeof model> = block(model, {
  component: () => import('./broadband-csv.tsx').then((m) => m.BroadbandCsv),
  wakes: {
    when: 'interaction',
    enhancer: () => import('./enhance-broadband-csv.ts').then((m) => m.enhanceBroadbandCsv),
  },
});
