import { entryType, html, text, type PropsOf } from '@skein/cms-client';

export const legalContent = entryType(
  'gfLegalContent',
  { name: 'Legal text', description: 'A part of a legal page' },
  {
    internalName: text('gfInternalName').optional().help('What editors call it; visitors never see it'),
    content: html('gfTextContent').help('Headings of level 3 can be linked to by the words they have'),
    analyticsClass: text('className').optional(),
  },
);

export interface LegalContentProps extends PropsOf<typeof legalContent.fields> {}
