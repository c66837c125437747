import {
  block,
  list,
  longText,
  text,
  variant,
  variantType,
  type PropsOfVariants,
  type Block,
} from '@skein/cms-client';
import { tableColumn } from '../../parts/spec-table/table-column.content.ts';

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
  use: 'Which device does what, in groups, with a word on a color for each.',
  avoid: 'Colors without words: not everybody sees them.',
  fields: {
    subtitle: longText('gfSubTitle', 300).optional(),
    footnote: longText('gfFootnote', 600).optional(),
  },
});

const model = variantType(
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
    columns: list('gfTableColumns', tableColumn).default([]),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
  { routerSpec, deviceGuide },
);
export type TechSpecProps = PropsOfVariants<typeof model>;

/** A table of technical facts. Usually a call to action opens the table in a dialog. */
export const techSpec: Block<typeof model> = block(model, {
  component: () => import('./tech-spec.tsx').then((m) => m.TechSpec),
  wakes: {
    when: 'visible',
    enhancer: () => import('./enhance-tech-spec.ts').then((m) => m.enhanceTechSpec),
  },
});
