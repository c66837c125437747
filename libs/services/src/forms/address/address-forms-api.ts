import { withPlan } from '@skein/forms/contract';
import type { FastifyPluginAsync } from 'fastify';
import { senderOf, type FormOptions } from '../../posts/intake.ts';
import { dropReceipt, receiptsFor, setReceipt } from '../../posts/receipt.ts';
import { originOf } from '../../posts/post-origin.ts';
import { readVisitorPosts } from '../../posts/read-posts.ts';
import { pageFor, wantsJson } from '../../posts/posted.ts';
import { PRIVATE, visitorPost } from '../../posts/visitor-post.ts';
import { addressCheck, addressForms, type AddressRoute } from './address-posts.ts';
import { addressTaker, type AddressRules } from './take-address.ts';
import { typeAgain } from './type-again.ts';

export interface AddressApiOptions extends FormOptions {
  readonly rules: AddressRules;
}

/** Accepts the addresses and emails that visitors send: `POST /address-forms` and `POST /address-check`. */
export const addressFormsApi: FastifyPluginAsync<AddressApiOptions> = async (app, options) => {
  const { intake, pages, rules, secureCookies, languages } = options;
  const receipts = receiptsFor(pages, languages);
  const take = addressTaker(intake, pages, { ...rules, languages });
  await readVisitorPosts(app);
  typeAgain(app, pages, options);
  for (const form of [addressForms, addressCheck]) {
    const route: AddressRoute = { ...form, formPage: pages.addressCheck };
    visitorPost(app, route, options, async (body, request, reply) => {
      const post = route.read({ ...body, ...originOf(body, request.headers) });
      const receipt = await take(route, post, senderOf(request, options));
      // If the post repeats an earlier one, the page is in the language of the current request.
      const page = withPlan(pageFor(request, receipt.page, languages), receipt.plan);
      reply.headers(PRIVATE);
      const scripted = wantsJson(request);
      if (scripted && !receipts.scriptNeedsReceipt(receipt)) {
        dropReceipt(reply, receipts, receipt.page);
        return reply.send({ location: page });
      }
      const location = setReceipt(reply, receipts, receipt, { location: page, secure: secureCookies });
      return scripted ? reply.send({ location }) : reply.redirect(location, 303);
    });
  }
};
