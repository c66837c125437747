// @vitest-environment node
import { expect, it, onTestFinished } from 'vitest';
import { deliveryFrom, startDeliveryStub } from './delivery-stub.test-support.ts';

const sys = (id: string, contentType?: string) => ({
  sys: {
    id,
    updatedAt: '2026-03-01T12:00:00Z',
    ...(contentType && { contentType: { sys: { id: contentType } } }),
  },
});

it('the newest edits of a space are its entries and assets without fields, and how many there are', async () => {
  const cms = await startDeliveryStub();
  onTestFinished(cms.close);
  cms.answer(({ path }) => ({
    body: path.endsWith('/assets')
      ? { items: [sys('logo')], total: 3 }
      : { items: [sys('home', 'page')], total: 40 },
  }));
  const updatedAt = '2026-03-01T12:00:00Z';
  expect(await deliveryFrom(cms.host).recentEdits?.()).toEqual({
    edits: [
      { id: 'home', kind: 'Entry', contentType: 'page', updatedAt },
      { id: 'logo', kind: 'Asset', contentType: undefined, updatedAt },
    ],
    total: 43,
  });
  for (const { query } of cms.requests)
    expect(query).toMatchObject({ order: '-sys.updatedAt', select: 'sys', limit: '20' });
});

it('what is no list of edits is an error', async () => {
  const cms = await startDeliveryStub();
  onTestFinished(cms.close);
  cms.answer(() => ({ body: { items: [{}] } }));
  await expect(deliveryFrom(cms.host).recentEdits?.()).rejects.toThrow();
});
