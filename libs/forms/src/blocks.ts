export * from './address-form/address-form.block.ts';
export * from './address-form/own-forms.block.ts';
export * from './address/error-messages.content.ts';
export {
  maintenanceCall,
  scheduleCall,
  type MaintenanceCallProps,
  type ScheduleCallProps,
  type ServedStep,
} from './call-back/call-back.block.ts';
export * from './request-form/request-form.block.ts';
