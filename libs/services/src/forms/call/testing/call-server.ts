import { SCHEDULE_CALL_PATH } from '@skein/forms/contract';
import { CALL_NOW_MS } from '@skein/forms/testing';
import { JSDOM } from 'jsdom';
import { NOW, serveForms, type FormsServerOptions } from '../../testing/forms-server.ts';

/** Hidden fields of a form on the page for calls. */
export const PAGE = { pageSource: '/support/schedule-a-call', formEntryId: 'schedule-call', face: 'modal' };

/** Starts a server for the current test. Its clock shows the same time as in the shared cases of call requests. */
export async function serveCalls(options?: FormsServerOptions) {
  const server = await serveForms(options);
  server.advance(CALL_NOW_MS - NOW);
  const url = SCHEDULE_CALL_PATH;
  return {
    ...server,
    script: (body: unknown, headers: Record<string, string> = {}) => server.script(body, { url, headers }),
    post: (fields: Readonly<Record<string, string | undefined>>, headers: Record<string, string> = {}) =>
      server.post({ ...PAGE, ...fields } as Record<string, string>, { url, headers }),
  };
}

const { window } = new JSDOM('');

/** Returns the step, the form fields and the messages of a page. */
export function pageOf(body: string) {
  const document = new window.DOMParser().parseFromString(body, 'text/html');
  const form = document.querySelector('form');
  const carried = Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('form input, form select')].map(({ name, value }) => [
      name,
      value,
    ]),
  );
  return {
    form,
    carried,
    step: carried['step'],
    alert: document.querySelector('[role=alert]')?.textContent ?? undefined,
    wrong: [...document.querySelectorAll('.wrong')].map(({ textContent }) => textContent),
  };
}
