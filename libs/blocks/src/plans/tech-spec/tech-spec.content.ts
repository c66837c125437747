import { list, longText, text, variant, variantType, type PropsOfVariants } from '@skein/cms-client';
import { tableColumn } from '../../parts/spec-table/table-column.content.ts';
import { techSpecDefaults } from './tech-spec.defaults.ts';

const routerSpec = variant({
  number: 1,
  label: 'Router specification',
  use: 'What is in each router, column by column.',
  avoid: 'More than four devices: nobody compares five.',
  fields: {},
});

const deviceGuide = variant({
  number: 2,
  label: 'Device guide',
  use: 'Which device does what, in groups, with a word on a colour for each.',
  avoid: 'Colours without words: not everybody sees them.',
  fields: {
    subtitle: longText('gfSubTitle', 300).optional(),
    footnote: longText('gfFootnote', 600).optional(),
  },
});

/** A table for interested visitors. Usually a call to action opens it in a dialog. */
export const techSpec = variantType(
  'gfTechSpecTable',
  {
    name: 'Tech specs',
    description: 'A table of technical facts, to be opened from a call to action',
    use: 'Figures that few ask for and nobody should miss: put it into the modal item of a call to action.',
    avoid: 'Prices: those stand on the page.',
  },
  'gfTechSpecType',
  {
    title: text('gfTitle'),
    columns: list('gfTableColumns', tableColumn).default(techSpecDefaults.columns),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
  { routerSpec, deviceGuide },
);
export type TechSpecProps = PropsOfVariants<typeof techSpec>;
