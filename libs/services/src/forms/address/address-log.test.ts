import { describe, expect, it } from 'vitest';
import { loggedApp } from '../../posts/testing/logged-app.ts';
import { serveForms } from '../testing/forms-server.ts';

describe('the log', () => {
  it('holds nothing of what visitors send, whatever happens to it', async () => {
    const { app, log } = loggedApp();
    const server = await serveForms({ app });
    const secret = { email: 'ana.unique@example.com', streetAddress: '77 Unrepeated Lane', zipCode: '78701' };
    await server.post(secret);
    await server.post({ ...secret, zipCode: 'wrong' });
    await server.script({ ...secret, recaptchaToken: 'forged' });
    await server.script({ ...secret, referenceNote: 'x' });
    await server.storage.db.schema.dropTable('outbox').execute();
    const failed = await server.script({ ...secret, unitNumber: '9' });
    expect([failed.statusCode, failed.json().error.code, failed.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '5',
    ]);
    expect(log()).toContain('submission was not stored');
    expect(log()).not.toMatch(/ana\.unique|Unrepeated|78701/u);
  });
});
