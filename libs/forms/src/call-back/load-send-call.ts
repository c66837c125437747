import type { LoadWire } from '../services/form-services.ts';
import type { CallOrder } from './send-call.ts';

/** Loads the code that sends a call request. */
export const loadSendCall: LoadWire<CallOrder> = async () => (await import('./send-call.ts')).sendCall;
