import { register, type RegistryEntry } from '@skein/cms-client';
import * as content from './definitions.ts';

const ownForms = () => import('./address-form/own-forms.tsx');

/** What draws each content type of this library; when it wakes in the browser is for the host to say. */
export const registrations: readonly RegistryEntry[] = [
  register(content.addressForm, async () => (await import('./address-form/address-form.tsx')).AddressForm),
  register(content.requestForm, async () => (await import('./live-chat/chat-form.tsx')).ChatForm),
  register(content.heroSearchForm, async () => (await ownForms()).HeroSearchForm),
  register(content.heroEmailForm, async () => (await ownForms()).HeroEmailForm),
  register(content.faqAddressForm, async () => (await ownForms()).FaqAddressForm),
  register(content.comingSoonSignUp, async () => (await ownForms()).ComingSoonSignUp),
  register(content.stayConnectedForm, async () => (await ownForms()).StayConnectedForm),
  register(content.scheduleCall, async () => (await import('./call-back/schedule-call.tsx')).ScheduleCall),
  register(
    content.maintenanceCall,
    async () => (await import('./call-back/maintenance-call.tsx')).MaintenanceCall,
  ),
];
