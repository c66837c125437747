import type { CalendarWords, RenderStep } from '@skein/forms/contract';
import type { Language } from '@skein/http';
import type { FastifyRequest } from 'fastify';
import type { FormOptions } from '../../posts/desk.ts';

/** What a call is called in a calendar. */
export type CallEvent = Readonly<Record<Language, CalendarWords>>;

export interface ScheduleCallApiOptions extends FormOptions {
  readonly callEvent: CallEvent;
  readonly renderStep?: RenderStep | undefined;
  /** Whether the visitor is a customer already. */
  readonly isCustomer: (request: FastifyRequest) => boolean;
}
