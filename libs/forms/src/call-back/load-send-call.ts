import type { LoadWire } from '../services/form-services.ts';
import type { CallOrder } from './send-call.ts';

/** Fetches the wire of a request for a call. */
export const loadSendCall: LoadWire<CallOrder> = async () => (await import('./send-call.ts')).sendCall;
