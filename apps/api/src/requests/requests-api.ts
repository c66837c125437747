import { requestForms } from '@skein/forms/contract';
import type { FastifyPluginAsync } from 'fastify';
import { setReceipt } from '../leads/receipt.ts';
import { ensureVisitorId, readVisitorId } from '../portal/visitor.ts';
import { localised } from '../visitor-post/language.ts';
import { originOf } from '../visitor-post/post-origin.ts';
import {
  PRIVATE,
  readVisitorPosts,
  visitorPost,
  wantsPage,
  type VisitorPostOptions,
} from '../visitor-post/visitor-post.ts';
import { requestRoute } from './request-routes.ts';
import type { TakeRequest } from './take-request.ts';

export interface RequestsApiOptions extends Pick<VisitorPostOptions, 'ownHosts' | 'renderRefusal' | 'stamp'> {
  readonly take: TakeRequest;
  /** Called when the outbox holds something new. */
  readonly onTaken: () => void;
  readonly secureCookies: boolean;
}

/** Requests that a person answers, each posted to the path of its page, in both languages. */
export const requestsApi: FastifyPluginAsync<RequestsApiOptions> = async (app, options) => {
  const { take, onTaken, secureCookies } = options;
  await readVisitorPosts(app, { parts: true });
  for (const form of Object.values(requestForms))
    for (const language of ['en', 'es'] as const)
      visitorPost(app, requestRoute(form, language), options, async (body, request, reply) => {
        const scripted = !wantsPage(request);
        const visitorId = readVisitorId(request, { secureCookies }) ?? '';
        const sender = { visitorId, ip: request.ip, scripted };
        const sent = { ...body, ...originOf(body, request.headers.referer) };
        const { repeated, formEntryId } = await take(form, sent, sender);
        if (!repeated) onTaken();
        reply.headers(PRIVATE);
        const location = localised(form.page, language);
        if (scripted) return reply.send({ location });
        setReceipt(reply, { page: form.page, formEntryId }, secureCookies);
        ensureVisitorId(request, reply, { secureCookies });
        return reply.redirect(location, 303);
      });
};
