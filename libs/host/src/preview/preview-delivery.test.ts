import type { DeliveryConfig } from '@skein/cms-client/server';
import { describe, expect, it } from 'vitest';
import { memoryLastGood } from '../testing/site-in-memory.ts';
import { previewDelivery } from './preview-delivery.ts';

const published = (host: string, basePath: string): DeliveryConfig => ({
  host,
  insecure: false,
  basePath,
  space: 'skein',
  environment: 'master',
  token: 'delivery',
  timeoutMs: 1,
  retries: 0,
  pauseAfterFailureMs: 0,
  lastGood: memoryLastGood(),
  entriesHere: () => ({ items: [] }),
});
const nothingSet = { previewHost: undefined, previewToken: undefined };

describe('drafts', () => {
  it.each([
    ['the embedded CMS', published('localhost:3000', '/cdn'), nothingSet, 'localhost:3000', '/preview'],
    ['the vendor', published('cdn.contentful.com', ''), nothingSet, 'preview.contentful.com', ''],
    [
      'the vendor in Europe',
      published('cdn.eu.contentful.com', ''),
      nothingSet,
      'preview.eu.contentful.com',
      '',
    ],
    [
      'an own host without another for previews',
      published('localhost:8787', '/cdn'),
      nothingSet,
      'localhost:8787',
      '/preview',
    ],
    [
      'a host of its own',
      published('cms.example', ''),
      { ...nothingSet, previewHost: 'drafts.example' },
      'drafts.example',
      '',
    ],
  ])('are asked of %s, and kept nowhere', (_, delivery, content, host, basePath) => {
    const preview = previewDelivery(delivery, { ...content, previewToken: 'secret' });
    expect(preview).toMatchObject({ host, basePath, token: 'secret' });
    expect(preview.lastGood).toBeUndefined();
    expect(preview.entriesHere).toBeUndefined();
  });
});
