import type { FastifyRequest } from 'fastify';
import type { FormOptions } from '../../posts/desk.ts';
import type { RenderStep } from './step-view.ts';

export interface ScheduleCallApiOptions extends FormOptions {
  readonly renderStep?: RenderStep | undefined;
  /** Whether the visitor is a customer already. */
  readonly isCustomer: (request: FastifyRequest) => boolean;
}
