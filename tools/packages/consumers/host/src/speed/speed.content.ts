import { entryType, integer, text, type PropsFrom } from '@skein/cms-client';

/** In the CMS: a content type `harborSpeed` with the fields `title` and `gigabytes`. */
export const speed = entryType(
  'harborSpeed',
  { name: 'Speed', description: 'How long a download takes' },
  { title: text('title'), gigabytes: integer('gigabytes', 1, 500) },
);
export type SpeedContent = PropsFrom<typeof speed>;
