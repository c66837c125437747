import { createClient } from 'contentful-management';

export const editor = createClient(
  {
    accessToken: 'demo-management',
    host: '127.0.0.1:8787',
    hostUpload: '127.0.0.1:8787',
    insecure: true,
  },
  { type: 'plain', defaults: { spaceId: 'shop', environmentId: 'master' } },
);
