import { register, type RegistryEntry } from '@skein/cms-client';
import {
  addressForm,
  comingSoonSignUp,
  faqAddressForm,
  heroEmailForm,
  heroSearchForm,
  stayConnectedForm,
} from './address-form/address-form.content.ts';
import { maintenanceCall, scheduleCall } from './call-back/call-back.content.ts';
import { requestForm } from './request-form/request-form.content.ts';

const ownForms = () => import('./address-form/own-forms.tsx');

/** What draws each content type of this library; when it wakes in the browser is for the host to say. */
export const registrations: readonly RegistryEntry[] = [
  register(addressForm, () =>
    import('./address-form/address-form.tsx').then(({ AddressForm }) => AddressForm),
  ),
  register(requestForm, () => import('./live-chat/chat-form.tsx').then(({ ChatForm }) => ChatForm)),
  register(heroSearchForm, () => ownForms().then(({ HeroSearchForm }) => HeroSearchForm)),
  register(heroEmailForm, () => ownForms().then(({ HeroEmailForm }) => HeroEmailForm)),
  register(faqAddressForm, () => ownForms().then(({ FaqAddressForm }) => FaqAddressForm)),
  register(comingSoonSignUp, () => ownForms().then(({ ComingSoonSignUp }) => ComingSoonSignUp)),
  register(stayConnectedForm, () => ownForms().then(({ StayConnectedForm }) => StayConnectedForm)),
  register(scheduleCall, () =>
    import('./call-back/schedule-call.tsx').then(({ ScheduleCall }) => ScheduleCall),
  ),
  register(maintenanceCall, () =>
    import('./call-back/maintenance-call.tsx').then(({ MaintenanceCall }) => MaintenanceCall),
  ),
];
