import { register, type RegistryEntry } from '@skein/cms-client';
import * as content from './definitions.ts';

const ownForms = () => import('./address-form/own-forms.tsx');

/** A sign-up also sends the address that its page is about. */
const signsUp = { on: ['known-address'] } as const;

/**
 * The component of each content type of this library, and when it wakes in the browser. Forms work without
 * script, and wake when a visitor is about to use one.
 */
export const registrations: readonly RegistryEntry[] = [
  register(
    content.addressForm,
    async () => (await import('./address-form/address-form.tsx')).AddressForm,
    ({ variant }) => ({
      when: 'interaction',
      island: variant === 'forgotEmail' ? 'forgot-email-form' : 'address-form',
      ...(content.formOfProps(content.addressForm.id, { variant })?.signUp && signsUp),
    }),
  ),
  // Who has allowed the vendor's chat is not asked again.
  register(
    content.requestForm,
    async () => (await import('./live-chat/chat-form.tsx')).ChatForm,
    (props) =>
      'liveChat' in props
        ? { when: 'load', island: 'chat-form' }
        : { when: 'interaction', island: 'request-form' },
  ),
  register(content.heroSearchForm, async () => (await ownForms()).HeroSearchForm, {
    when: 'interaction',
    island: 'hero-search-form',
  }),
  register(content.heroEmailForm, async () => (await ownForms()).HeroEmailForm, {
    when: 'interaction',
    island: 'hero-email-form',
    ...signsUp,
  }),
  register(content.faqAddressForm, async () => (await ownForms()).FaqAddressForm, {
    when: 'interaction',
    island: 'faq-address-form',
  }),
  register(content.comingSoonSignUp, async () => (await ownForms()).ComingSoonSignUp, {
    when: 'interaction',
    island: 'coming-soon-sign-up',
    ...signsUp,
  }),
  register(content.stayConnectedForm, async () => (await ownForms()).StayConnectedForm, {
    when: 'interaction',
    island: 'stay-connected-form',
    ...signsUp,
  }),
  // A step that was drawn after a post without script needs none to go on.
  register(content.scheduleCall, async () => (await import('./call-back/schedule-call.tsx')).ScheduleCall, {
    when: 'interaction',
    island: 'schedule-call',
    on: ['call-begun'],
  }),
  register(
    content.maintenanceCall,
    async () => (await import('./call-back/maintenance-call.tsx')).MaintenanceCall,
    { when: 'interaction', island: 'maintenance-call', on: ['call-begun'] },
  ),
];
