import { choice, variant, type PropsOf } from '@skein/cms-client';
import type { sharedFields } from '../shared/fields.shared.ts';

export const notice = variant({
  number: 2,
  label: 'Notice',
  use: 'What visitors of this page have to know today: work on the line, changed hours.',
  avoid: 'Anything that is always true.',
  fields: {
    tone: choice('gfNoticeTone', ['info', 'positive', 'warning', 'danger']).default('info'),
  },
});

export interface NoticeProps extends PropsOf<typeof sharedFields, typeof notice.fields> {}
