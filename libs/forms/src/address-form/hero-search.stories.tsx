import { formStory, notSent, onItsWay } from '../testing/form-story.tsx';
import { inSpanish, seesBusy, seesFailure, seesSuggestions, sendEmpty } from '../testing/play-form.ts';
import { heroSearchForm } from './own-forms.block.ts';
import * as fixtures from './address-form.fixtures.ts';
import { HeroSearchForm } from './own-forms.tsx';

export default {
  title: 'Forms/Hero search form · gfHeroSearchForm',
  id: 'forms-hero-search-form',
  component: HeroSearchForm,
  parameters: { contentType: heroSearchForm },
};

export const Empty = formStory(fixtures.heroSearch, { width: '64rem' });
export const Errors = { ...Empty, name: 'Sent empty', play: sendEmpty };
export const Spanish = { ...Empty, ...inSpanish, name: 'In Spanish, sent empty', play: sendEmpty };
export const Busy = {
  ...formStory(fixtures.heroSearch, { width: '64rem', answer: onItsWay }),
  name: 'On its way',
  play: seesBusy,
};
export const Failed = {
  ...formStory(fixtures.heroSearch, { width: '64rem', answer: notSent }),
  name: 'Not sent',
  play: seesFailure,
};
export const Suggested = { ...Empty, name: 'Suggestions', play: seesSuggestions };
