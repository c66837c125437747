export * from './address-form/address-form.content.ts';
export * from './address/error-messages.content.ts';
export {
  maintenanceCall,
  scheduleCall,
  type MaintenanceCallProps,
  type ScheduleCallProps,
  type ServedStep,
} from './call-back/call-back.content.ts';
export * from './request-form/request-form.content.ts';
