import type { FastifyPluginAsync } from 'fastify';
import { senderOf, type FormOptions } from '../../posts/intake.ts';
import { dropReceipt, receiptsFor, setReceipt } from '../../posts/receipt.ts';
import { originOf } from '../../posts/post-origin.ts';
import { readVisitorPosts } from '../../posts/read-posts.ts';
import { pageFor, PRIVATE, visitorPost, wantsJson } from '../../posts/visitor-post.ts';
import { addressCheck, addressForms, type AddressRoute } from './address-posts.ts';
import { addressTaker, type AddressRules } from './take-address.ts';
import { keepTyped, typeAgain } from './type-again.ts';

export interface AddressApiOptions extends FormOptions {
  readonly rules: AddressRules;
}

/** Takes addresses and emails that visitors leave: `POST /address-forms` and `POST /address-check`. */
export const addressFormsApi: FastifyPluginAsync<AddressApiOptions> = async (app, options) => {
  const { intake, pages, rules, secureCookies, languages } = options;
  const receipts = receiptsFor(pages);
  const take = addressTaker(intake, pages, { ...rules, languages });
  await readVisitorPosts(app);
  typeAgain(app, pages, options.renderRefusal);
  for (const form of [addressForms, addressCheck]) {
    const route: AddressRoute = {
      ...form,
      formPage: pages.addressCheck,
      keepTyped: (view, reply) => keepTyped(view, reply, pages, secureCookies),
    };
    visitorPost(app, route, options, async (body, request, reply) => {
      const post = route.read({ ...body, ...originOf(body, request.headers) });
      const receipt = await take(route, post, senderOf(request, options));
      // In the language of whoever asks now.
      const page = pageFor(request, receipt.page, languages);
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
