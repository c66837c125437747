import type { CalendarWords, ClosedDays, RenderStep } from '@skein/forms/contract';
import type { Language } from '@skein/http';
import type { FastifyRequest } from 'fastify';
import type { FormOptions } from '../../posts/intake.ts';

/** Title and notes of a call in the visitor's calendar, by language. */
export type CallEvent = Readonly<Record<Language, CalendarWords>>;

export interface ScheduleCallApiOptions extends FormOptions {
  readonly callEvent: CallEvent;
  /** Days on which nobody calls. Visitors cannot book them. Default: none. */
  readonly closedDays?: ClosedDays | undefined;
  readonly renderStep?: RenderStep | undefined;
  /** Whether the visitor is already a customer. */
  readonly isCustomer: (request: FastifyRequest) => boolean;
}
