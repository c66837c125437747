import { text } from '@skein/cms-client';

/** Fields for the texts of the button that opens and closes all questions. */
export const expandTextFields = {
  expandText: text('gfExpandText', 60).optional().help('Left out: Expand all'),
  collapseText: text('gfCollapseText', 60).optional().help('Left out: Collapse all'),
  expandAllEventLabel: text('expandAllEventLabel')
    .optional()
    .help('What reports call a press on the button; else its words'),
};
