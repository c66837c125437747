import type { LightMyRequestResponse } from 'fastify';
import { serveForms, type FormsServer, type FormsServerOptions } from '../../testing/forms-server.ts';

export const ENDPOINT = '/api/forgot-email';
/** The only address with an account. */
export const KNOWN = '12 Juniper Street';
const ASKED = {
  streetAddress: KNOWN,
  unitNumber: '',
  zipCode: '97205',
  recaptchaToken: 'human',
  recaptchaAction: 'forgot_email',
  eventLabel: 'x',
};

export interface ForgotEmailServer extends FormsServer {
  /** Requests the email at the known address, like a script. */
  ask(
    changes?: object,
    headers?: Record<string, string>,
    remoteAddress?: string,
  ): Promise<LightMyRequestResponse>;
}

/** Starts a server for the current test. The server closes when the test ends. */
export async function serveForgotEmail(options?: FormsServerOptions): Promise<ForgotEmailServer> {
  const server = await serveForms(options);
  return {
    ...server,
    ask: (changes = {}, headers = {}, remoteAddress = '203.0.113.7') =>
      server.script({ ...ASKED, ...changes }, { url: ENDPOINT, headers, remoteAddress }),
  };
}
