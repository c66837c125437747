import type { ComponentType } from 'react';
import * as types from '../address-form/address-form.content.ts';
import { maintenanceCall, scheduleCall } from '../call-back/call-back.content.ts';
import { MaintenanceCall } from '../call-back/maintenance-call.tsx';
import { ScheduleCall } from '../call-back/schedule-call.tsx';
import { AddressForm } from '../address-form/address-form.tsx';
import {
  ComingSoonSignUp,
  FaqAddressForm,
  HeroEmailForm,
  HeroSearchForm,
  StayConnectedForm,
} from '../address-form/own-forms.tsx';
import { requestForm } from '../request-form/request-form.content.ts';
import { ChatForm } from '../live-chat/chat-form.tsx';

/** The component of each content type. */
export const formComponents: Readonly<Record<string, ComponentType<never>>> = {
  [types.addressForm.id]: AddressForm,
  [types.heroSearchForm.id]: HeroSearchForm,
  [types.heroEmailForm.id]: HeroEmailForm,
  [types.faqAddressForm.id]: FaqAddressForm,
  [types.comingSoonSignUp.id]: ComingSoonSignUp,
  [types.stayConnectedForm.id]: StayConnectedForm,
  [scheduleCall.id]: ScheduleCall,
  [maintenanceCall.id]: MaintenanceCall,
  [requestForm.id]: ChatForm,
};
