import { requestForms, type RequestForm } from '@skein/forms/contract';
import type { FastifyPluginAsync } from 'fastify';
import { setReceipt } from '../leads/receipt.ts';
import { ensureVisitorId, readVisitorId } from '../portal/visitor.ts';
import { localised } from '../visitor-post/language.ts';
import { originOf } from '../visitor-post/post-origin.ts';
import {
  languageFor,
  PRIVATE,
  readVisitorPosts,
  visitorPost,
  wantsPage,
  type VisitorPostOptions,
  type VisitorRoute,
} from '../visitor-post/visitor-post.ts';
import { requestRoute } from './request-routes.ts';
import type { TakeRequest } from './take-request.ts';

export interface RequestsApiOptions extends Pick<VisitorPostOptions, 'ownHosts' | 'renderRefusal' | 'stamp'> {
  readonly take: TakeRequest;
  /** Called when the outbox holds something new. */
  readonly onTaken: () => void;
  readonly secureCookies: boolean;
}

interface LocalRoute {
  readonly form: RequestForm;
  readonly route: VisitorRoute;
}

function routesOf(form: RequestForm): readonly LocalRoute[] {
  const [route, spanish] = [requestRoute(form, 'en'), requestRoute(form, 'es')];
  return route.path === spanish.path
    ? [{ form, route }]
    : [
        { form, route },
        { form, route: spanish },
      ];
}

/** Requests that a person answers, each posted to the path of its page, in both languages. */
export const requestsApi: FastifyPluginAsync<RequestsApiOptions> = async (app, options) => {
  const { take, onTaken, secureCookies } = options;
  await readVisitorPosts(app, { parts: true });
  const routes = Object.values(requestForms).flatMap(routesOf);
  for (const { form, route } of routes)
    visitorPost(app, route, options, async (body, request, reply) => {
      const scripted = !wantsPage(request);
      const visitorId = readVisitorId(request, { secureCookies }) ?? '';
      const sender = { visitorId, ip: request.ip, scripted };
      const sent = { ...body, ...originOf(body, request.headers) };
      const { repeated, formEntryId } = await take(form, sent, sender);
      if (!repeated) onTaken();
      reply.headers(PRIVATE);
      const location = localised(form.page, route.language ?? languageFor(request));
      if (scripted) return reply.send({ location });
      setReceipt(reply, { page: form.page, formEntryId }, secureCookies);
      ensureVisitorId(request, reply, { secureCookies });
      return reply.redirect(location, 303);
    });
};
