import { formStory } from '../testing/form-story.tsx';
import { inSpanish, sendEmpty } from '../testing/play-form.ts';
import { heroEmailForm } from './own-forms.block.ts';
import * as fixtures from './address-form.fixtures.ts';
import { HeroEmailForm } from './own-forms.tsx';

export default {
  title: 'Forms/Hero email form · gfHeroEmailForm',
  id: 'forms-hero-email-form',
  component: HeroEmailForm,
  parameters: { contentType: heroEmailForm },
};

export const Empty = formStory(fixtures.heroEmail, { width: '48rem' });
export const Errors = { ...Empty, name: 'Sent empty', play: sendEmpty };
export const Spanish = { ...Empty, ...inSpanish, name: 'In Spanish, sent empty', play: sendEmpty };
