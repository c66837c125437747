import { block, entryType, integer, text, type PropsFrom } from '@skein/cms-client';

/** The CMS has a content type `harborSpeed` with the fields `title` and `gigabytes`. */
const model = entryType(
  'harborSpeed',
  { name: 'Speed', description: 'How long a download takes' },
  { title: text('title'), gigabytes: integer('gigabytes', 1, 500) },
);
export type SpeedContent = PropsFrom<typeof model>;

/** The server draws the component. Browsers load it when the block comes into view. */
export const speed = block(model, {
  component: () => import('./speed.tsx').then((m) => m.Speed),
  wakes: { when: 'visible', island: () => import('./speed.tsx').then((m) => m.Speed) },
});
