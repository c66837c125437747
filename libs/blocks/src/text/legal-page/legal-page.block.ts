import {
  block,
  callToAction,
  entryType,
  href,
  html,
  list,
  text,
  type PropsOf,
  type Block,
} from '@skein/cms-client';
import { legalContent } from './legal-content.content.ts';

const model = entryType(
  'gfLegalPage',
  {
    name: 'Legal page',
    bringsTitle: true,
    description: 'Terms, policies and statements, with links to the others beside them',
    use: 'Each text that binds somebody, once on its page: it has the title of the page.',
    avoid: 'A paragraph of small print: take a text block.',
  },
  {
    title: text('gfTitle'),
    navigation: list('gfNavigationCta', callToAction)
      .default([])
      .help('The legal pages, this one as well, in their order'),
    pagePath: href('gfPagePath')
      .optional()
      .help('The page that this stands on, as /legal/terms; it is shown as text, not as a link'),
    content: list('gfLegalContent', legalContent).default([]),
    notes: html('gfTextNotes').optional().help('Small print under the text, such as since when it applies'),
    analyticsId: text('gfAnalyticsTagId').optional(),
  },
);

export interface LegalPageProps extends PropsOf<typeof model.fields> {}

export const legalPage: Block<typeof model> = block(model, {
  component: () => import('./legal-page.tsx').then((m) => m.LegalPage),
});
