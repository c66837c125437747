import { createClient } from 'contentful';

export const client = createClient({
  space: 'shop',
  accessToken: 'demo-delivery',
  host: '127.0.0.1:8787',
  insecure: true,
});
