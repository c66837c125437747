import { formStory } from '../testing/form-story.tsx';
import { inSpanish, sendEmpty } from '../testing/play-form.ts';
import { faqAddressForm } from './own-forms.block.ts';
import * as fixtures from './address-form.fixtures.ts';
import { FaqAddressForm } from './own-forms.tsx';

export default {
  title: 'Forms/FAQ address form · gfFaqAddressForm',
  id: 'forms-faq-address-form',
  component: FaqAddressForm,
  parameters: { contentType: faqAddressForm },
};

export const Empty = formStory(fixtures.faqAddress, { width: '56rem' });
export const Errors = { ...Empty, name: 'Sent empty', play: sendEmpty };
export const Spanish = { ...Empty, ...inSpanish, name: 'In Spanish, sent empty', play: sendEmpty };
export const WithEmail = {
  ...formStory(fixtures.faqAddressWithEmail, { width: '56rem' }),
  name: 'With an email',
};
