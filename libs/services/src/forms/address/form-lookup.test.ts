import { describe, expect, it } from 'vitest';
import { embeddedForms, remoteForms } from './form-lookup.ts';

/** Returns an entry as the CMS delivers it in all languages. */
const entry = (type: string, fields: Record<string, object> = {}) => ({
  sys: { id: 'a', type: 'Entry', contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } } },
  fields,
});
const stayConnected = entry('gfStayConnectedForm');

describe('forms of the embedded CMS', () => {
  it('are found by their entry, and nothing else is', () => {
    const entries: Record<string, object> = { form: stayConnected, page: entry('gfPage'), odd: { sys: 1 } };
    const formOf = embeddedForms(() => ({
      problems: [],
      assetFile: () => undefined,
      publishedEntry: (id) => entries[id] as never,
      onEdit: () => () => undefined,
    }));
    expect(formOf('form')).toMatchObject({ form: { id: 'stayConnected' } });
    expect(['page', 'odd', 'nothing', '__proto__'].map((id) => formOf(id))).toEqual(Array(4).fill(undefined));
    expect(embeddedForms(() => undefined)('form')).toBeUndefined();
  });
});

describe('forms of a CMS elsewhere', () => {
  const environmentUrl = 'https://cms.test/spaces/s/environments/e';
  function asking(answers: (Response | Error)[]) {
    const asked: string[] = [];
    const formOf = remoteForms({
      environmentUrl,
      token: 't',
      fetch: async (input) => {
        asked.push(String(input));
        const answer = answers.shift();
        if (answer instanceof Error || answer === undefined) throw answer ?? new Error('asked too often');
        return answer;
      },
    });
    return { formOf, asked };
  }

  it('are asked for once', async () => {
    const { formOf, asked } = asking([Response.json(stayConnected)]);
    expect(await formOf('a')).toMatchObject({ form: { id: 'stayConnected' } });
    expect(await formOf('a')).toMatchObject({ form: { id: 'stayConnected' } });
    expect(asked).toEqual([`${environmentUrl}/entries/a?locale=*`]);
  });

  it('show a field whose label exists in only one of the languages', async () => {
    const { formOf } = asking([
      Response.json(
        entry('gfComingSoonSignUp', {
          gfZip: { es: 'Código postal' },
          gfAddress: { 'en-US': ' ', es: 'Dirección' },
          gfUnit: { 'en-US': ' ' },
        }),
      ),
    ]);
    expect(await formOf('a')).toMatchObject({ shown: ['email', 'street', 'zip'] });
  });

  it('lose only a field that cannot be read', async () => {
    const { formOf } = asking([
      Response.json(
        entry('gfComingSoonSignUp', { gfZip: { es: 'ZIP' }, gfAddress: 'no languages' as never, gfUnit: [] }),
      ),
    ]);
    expect(await formOf('a')).toMatchObject({ shown: ['email', 'zip'] });
  });

  it('are asked for again after a failure, which is no answer', async () => {
    const { formOf } = asking([
      new Error('away'),
      new Response(null, { status: 503 }),
      Response.json(stayConnected),
    ]);
    expect([await formOf('a'), await formOf('a')]).toEqual([undefined, undefined]);
    expect(await formOf('a')).toMatchObject({ form: { id: 'stayConnected' } });
  });

  it.each(['../../tokens', 'a?b', '', 'a'.repeat(65), 'a\nb'])('are never asked for by %j', async (id) => {
    const { formOf, asked } = asking([]);
    expect(await formOf(id)).toBeUndefined();
    expect(asked).toEqual([]);
  });
});
