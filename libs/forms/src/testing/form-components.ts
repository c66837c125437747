import type { ComponentType } from 'react';
import { addressForm } from '../address-form/address-form.block.ts';
import * as own from '../address-form/own-forms.block.ts';
import { maintenanceCall, scheduleCall } from '../call-back/call-back.block.ts';
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
import { requestForm } from '../request-form/request-form.block.ts';
import { ChatForm } from '../live-chat/chat-form.tsx';

export const formComponents: Readonly<Record<string, ComponentType<never>>> = {
  [addressForm.id]: AddressForm,
  [own.heroSearchForm.id]: HeroSearchForm,
  [own.heroEmailForm.id]: HeroEmailForm,
  [own.faqAddressForm.id]: FaqAddressForm,
  [own.comingSoonSignUp.id]: ComingSoonSignUp,
  [own.stayConnectedForm.id]: StayConnectedForm,
  [scheduleCall.id]: ScheduleCall,
  [maintenanceCall.id]: MaintenanceCall,
  [requestForm.id]: ChatForm,
};
