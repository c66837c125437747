import type { ServicesHost } from '@skein/host';
import { partContext } from '@skein/http/testing';
import { consentApi } from '@skein/services';
import type { FastifyInstance } from 'fastify';
import { expect, it, vi } from 'vitest';
import { besidePages } from './beside-pages.ts';

it('takes a choice of cookies in every language of the site', async () => {
  const app = { register: vi.fn(async () => undefined) };
  const context = partContext();
  const { services } = besidePages(context);
  await services?.(app as unknown as FastifyInstance, { pageInputs: {} } as unknown as ServicesHost);
  const { languages } = context.site.paths;
  expect(app.register).toHaveBeenCalledWith(consentApi, expect.objectContaining({ languages }));
});
