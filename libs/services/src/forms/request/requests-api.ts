import { ENGLISH_AND_SPANISH, localizePath } from '@skein/cms-client';
import type { FastifyPluginAsync } from 'fastify';
import { senderOf, type FormOptions } from '../../posts/intake.ts';
import { placedRequests } from '../../posts/form-pages.ts';
import { receiptsFor, setReceipt } from '../../posts/receipt.ts';
import { originOf } from '../../posts/post-origin.ts';
import { readVisitorPosts } from '../../posts/read-posts.ts';
import { pageFor, wantsPage } from '../../posts/posted.ts';
import { PRIVATE, visitorPost } from '../../posts/visitor-post.ts';
import { requestRoutes } from './request-routes.ts';
import { takeRequest } from './take-request.ts';

/** Adds the routes of all request forms. A person at the provider answers these requests. */
export const requestsApi: FastifyPluginAsync<FormOptions> = async (app, options) => {
  const { intake, pages, secureCookies, languages = ENGLISH_AND_SPANISH } = options;
  const receipts = receiptsFor(pages, languages);
  await readVisitorPosts(app, { parts: true });
  const routes = placedRequests(pages).flatMap((form) =>
    requestRoutes(form, languages).map((route) => ({ form, route })),
  );
  for (const { form, route } of routes)
    visitorPost(app, route, options, async (body, request, reply) => {
      const scripted = !wantsPage(request);
      const sender = { ...senderOf(request, options), scripted };
      const sent = { ...body, ...originOf(body, request.headers) };
      const formEntryId = await takeRequest(intake, form, sent, sender);
      reply.headers(PRIVATE);
      const location = route.language
        ? localizePath(form.page, route.language.locale, languages)
        : pageFor(request, form.page, languages);
      if (scripted) return reply.send({ location });
      const receipt = { page: form.page, formEntryId };
      return reply.redirect(setReceipt(reply, receipts, receipt, { location, secure: secureCookies }), 303);
    });
};
