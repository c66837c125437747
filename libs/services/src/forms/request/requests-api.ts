import { localised } from '@skein/http';
import type { FastifyPluginAsync } from 'fastify';
import { senderOf, type FormOptions } from '../../posts/intake.ts';
import { placedRequests, type PlacedRequest } from '../../posts/form-pages.ts';
import { receiptsFor, setReceipt } from '../../posts/receipt.ts';
import { originOf } from '../../posts/post-origin.ts';
import { readVisitorPosts } from '../../posts/read-posts.ts';
import { pageFor, wantsPage } from '../../posts/posted.ts';
import { PRIVATE, visitorPost } from '../../posts/visitor-post.ts';
import type { VisitorRoute } from '../../posts/visitor-route.ts';
import { requestRoute } from './request-routes.ts';
import { takeRequest } from './take-request.ts';

interface LocalRoute {
  readonly form: PlacedRequest;
  readonly route: VisitorRoute;
}

function routesOf(form: PlacedRequest): readonly LocalRoute[] {
  const [english, spanish] = [requestRoute(form, 'en'), requestRoute(form, 'es')];
  const paths = { en: english.path, es: spanish.path };
  const routes = english.path === spanish.path ? [english] : [english, spanish];
  return routes.map((route) => ({ form, route: { ...route, paths } }));
}

/** Adds the routes of all request forms. A person at the provider answers these requests. */
export const requestsApi: FastifyPluginAsync<FormOptions> = async (app, options) => {
  const { intake, pages, secureCookies } = options;
  const receipts = receiptsFor(pages);
  await readVisitorPosts(app, { parts: true });
  const routes = placedRequests(pages).flatMap(routesOf);
  for (const { form, route } of routes)
    visitorPost(app, route, options, async (body, request, reply) => {
      const scripted = !wantsPage(request);
      const sender = { ...senderOf(request, options), scripted };
      const sent = { ...body, ...originOf(body, request.headers) };
      const formEntryId = await takeRequest(intake, form, sent, sender);
      reply.headers(PRIVATE);
      const location = route.language
        ? localised(form.page, route.language)
        : pageFor(request, form.page, options.languages);
      if (scripted) return reply.send({ location });
      const receipt = { page: form.page, formEntryId };
      return reply.redirect(setReceipt(reply, receipts, receipt, { location, secure: secureCookies }), 303);
    });
};
