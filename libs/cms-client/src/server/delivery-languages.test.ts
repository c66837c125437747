// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeliveryConfig } from './delivery.ts';
import type { Question } from './delivery-error.ts';
import {
  deliveryFrom,
  entriesBody,
  startDeliveryStub,
  type DeliveryStub,
} from './delivery-stub.test-support.ts';

const QUESTION: Question = { contentType: 'page', locale: 'es' };
let cms: DeliveryStub;

const delivery = (options: Partial<DeliveryConfig> = {}) => deliveryFrom(cms.host, options);

beforeEach(async () => {
  cms = await startDeliveryStub();
});
afterEach(() => cms.close());

describe('a question', () => {
  it('about its languages is answered with those that can be read where one cannot', async () => {
    const items = [{ code: 'en-US', default: true }, { code: 7 }, null, { code: 'es', fallbackCode: 7 }];
    cms.answer(() => ({ body: { sys: { type: 'Array' }, items } }));
    expect(await delivery().locales?.()).toEqual([
      { code: 'en-US', default: true, fallbackCode: null },
      { code: 'es', default: false, fallbackCode: null },
    ]);
  });

  it('in another language than the fallback is asked in all, and its answer names what is not translated', async () => {
    const link = { sys: { type: 'Link', linkType: 'Asset', id: 'p' } };
    const fields = {
      title: { 'en-US': 'Plans for all', es: 'Planes' },
      text: { 'en-US': 'Not yet' },
      picture: { 'en-US': link },
    };
    const [item] = entriesBody(['a']).items;
    const asset = { sys: { id: 'p', type: 'Asset' }, fields: { title: { 'en-US': 'A van on a road' } } };
    cms.answer(() => ({
      body: { ...entriesBody([]), total: 1, items: [{ ...item, fields }], includes: { Asset: [asset] } },
    }));
    const onUnknownLocale = vi.fn();
    const { items, includes } = await delivery({ fallbackLocale: 'en-US', onUnknownLocale }).ask(QUESTION);
    expect(cms.requests.map(({ query }) => query['locale'])).toEqual(['*']);
    expect(items).toEqual([
      {
        ...item,
        fields: { title: 'Planes', text: 'Not yet', picture: link },
        fellBack: { text: 'en-US', picture: 'en-US' },
      },
    ]);
    expect(includes?.Asset).toEqual([
      { ...asset, fields: { title: 'A van on a road' }, fellBack: { title: 'en-US' } },
    ]);
    expect(onUnknownLocale).not.toHaveBeenCalled();
  });

  it('in the fallback itself is asked in that language alone', async () => {
    cms.answer(() => ({ body: entriesBody(['a']) }));
    await delivery({ fallbackLocale: 'es' }).ask(QUESTION);
    expect(cms.requests[0]?.query).toMatchObject({ locale: 'es' });
  });

  it('that nothing in the answer is said in is reported, as one in a language that the CMS does not have', async () => {
    const [item] = entriesBody(['a']).items;
    cms.answer(() => ({
      body: { ...entriesBody([]), total: 1, items: [{ ...item, fields: { title: { de: 'Tarife' } } }] },
    }));
    const onUnknownLocale = vi.fn();
    const { items } = await delivery({ fallbackLocale: 'en-US', onUnknownLocale }).ask(QUESTION);
    expect(items).toMatchObject([{ fields: { title: 'Tarife' }, fellBack: { title: 'de' } }]);
    expect(onUnknownLocale).toHaveBeenCalledExactlyOnceWith('es');
  });
});
