import { formStory } from '../testing/form-story.tsx';
import { inSpanish, sendEmpty } from '../testing/play-form.ts';
import { comingSoonSignUp } from './own-forms.block.ts';
import * as fixtures from './address-form.fixtures.ts';
import { ComingSoonSignUp } from './own-forms.tsx';

export default {
  title: 'Forms/Coming-soon sign-up · gfComingSoonSignUp',
  id: 'forms-coming-soon-sign-up',
  component: ComingSoonSignUp,
  parameters: { contentType: comingSoonSignUp },
};

export const Empty = formStory(fixtures.comingSoonSignUp, { width: '36rem' });
export const Errors = { ...Empty, name: 'Sent empty', play: sendEmpty };
export const Spanish = { ...Empty, ...inSpanish, name: 'In Spanish, sent empty', play: sendEmpty };
