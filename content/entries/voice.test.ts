import { cities, cityTitle, states } from '@skein/cities/catalogue';
import { describe, expect, it } from 'vitest';
import { bothOf, everything, hasWords, where, words } from './testing/collected-words.ts';

/** Names of places, which are the same in both languages. */
const NAMES: ReadonlySet<string> = new Set([
  ...cities.flatMap((city) => [city.name, cityTitle(city)]),
  ...states.map(({ name }) => name.en),
]);

/** Id of the button in the address check's dialog that leads to the page of the address check. */
const ABOUT_THE_CHECK = 'cta-check-address-page';
const CHECKS =
  /^form-(?:address-check|check-address|austin|wifi|calculator|cities-map|switching|webpass|internet|questions|faq-moving|new-streets)$/;

describe('the two languages', () => {
  const SAME =
    /^(Internet|Laptop|Texas|Austin|Westminster|Las Vegas|Chandler|Arizona|Colorado|Nevada|Legal|Fiberspace(?:, [\p{L} ]+)?|Wi-\u2060?Fi|(Skein )?Webpass|Skein (?:500|1\u00a0Gig|2\u00a0Gig)|San Antonio|Skein (Fiber|Internet)|Celia Arrington|\d+ [A-Z][\p{L} ]+|[A-Z][\w ]+, [A-Z]{2} \d{5}|Error (404|500)|Austin: [()\d\s\u2060-]+|© .+)$/u;

  it('are both written, wherever a visitor reads words', () => {
    expect(words.filter(({ spanish }) => spanish === undefined || !hasWords(spanish)).map(where)).toEqual([]);
  });

  it('differ, except in names', () => {
    expect(
      words
        .filter(({ english, spanish }) => english === spanish && !SAME.test(english) && !NAMES.has(english))
        .map(where),
    ).toEqual([]);
  });

  it.each([
    ['headings, paragraphs, lists and tables', /<(?:h\d|p|ul|ol|li|table|caption|tr|th|td)\b/g],
    ['prices', /\$\d+/g],
    ['phone numbers and mailboxes', /(?:tel|mailto):[^"]+/g],
    ['speeds and sizes', /\d[\d,.]*\u00a0(?:Mbps|Gbps|GB|Gig|mm)/g],
  ])('agree in their %s', (_what, pattern) => {
    const found = (text: string) => [...text.matchAll(pattern)].map(([match]) => match).sort();
    for (const one of words) expect(found(one.spanish ?? ''), where(one)).toEqual(found(one.english));
  });
});

describe('the voice', () => {
  it.each([
    [
      'worn-out words',
      /unleash|seamless|revolutionary|revolucionari|cutting-edge|de vanguardia|sin fisuras|world-class|next-level|lorem/i,
    ],
    ['straight quotes and typewriter dashes', /["']|--|\s-\s|\.{3}/],
    ['exclamation marks', /[!¡]/],
    ['breakable space between a number and its unit', /\d (?:Mbps|Gbps|GB|Gig|mm|a\.m\.|p\.m\.)/],
    ['Spanish words that are drawn together', /(?:^|\s)(?:[Dd]e|[Aa]) el\s/],
    ['formal usted', /\b(?:usted|ustedes)\b/i],
    ['characters that the typefaces do not draw', /[^\n\x20-\x7e\xa0-\xff–—‘’“”•…€™−\u2060]/],
    ['doubled spaces inside a sentence', /[^\s.] {2,}\S/],
  ])('has no %s', (_what, pattern) => {
    const offending = words.filter((one) =>
      bothOf(one).some((text) => pattern.test(text.replace(/<[^>]*>/g, '\n'))),
    );
    expect(offending.map(where)).toEqual([]);
  });

  it.each([
    [
      'British or bookish English',
      'english',
      /\b(?:mend(?:s|ed|ing)?|whilst|shall|queue[sd]?|fortnight|flats|cupboards?|kettle|postcode|power cuts?|most taken|whoever|whomever|by wire|films|(?:watch\w*|from) a film|telephones|under way|of which|in which|ring us|in hospital|at the weekend)\b/i,
    ],
    [
      'Spanish from Spain, from one country or from a dictionary',
      'spanish',
      /banqueta|gafas|prolij|fuera del armario|\bwifi\b|fibra hasta|ordenador|\bm[óo]vil(?:es)?\b|vosotros|vuestr|(?<=[a-z,])(?<!Skein) Internet|tejado|proveedor inventado|\be-?mail\b|recibos?\b/,
    ],
    [
      'two Spanish words for one thing, or English in Spanish words',
      'spanish',
      /\bunidad(?:es)?\b|\bsoporte\b|\btom(?:a|an|ó) (?:\w+ )?(?:medio|un|una|dos|hasta|menos|más|nueve|cuarenta) ?(?:minuto|segundo|hora|día|llamada)?|prend\w+ (?:tu|su|la) línea|\b(?:muy pronto\.?$|misuri|valle de salt|computadora portátil|te avisamos del)|\bva(?:n|ya)? (?:bien|mal|lent[oa]|rápid[oa]|más (?:lent|rápid))/i,
    ],
    ['an American time', 'english', /\d[\s\u00a0]*[ap]\.?[\s\u00a0]?m\b/],
    ['a Spanish time', 'spanish', /\d[\s\u00a0]*(?:[AP]\.?M\b|[ap]m\b|[ap]\.m\.)/],
  ] as const)('is not %s', (_what, language, pattern) => {
    const offending = words.filter((one) => pattern.test((one[language] ?? '').replace(/<[^>]*>/g, '\n')));
    expect(offending.map(where)).toEqual([]);
  });

  it('has one grammar for Spanish buttons: the infinitive, as in “Ver planes”', () => {
    const buttons = words.filter(
      ({ gf, entryId }) => gf === 'gfCtaText' || (gf === 'gfCta' && /^form-/.test(entryId)),
    );
    const imperative =
      /^(?:Anótame|Avísame|Busca|Compara|Conoce|Conócelos|Consulta|Contáctanos|Descarga|Descárgala|Dinos|Elige|Empieza|Envía|Escribe|Escríbenos|Escríbeles|Llama|Mándame|Mide|Mira|Pide|Pregunta|Prueba|Suscríbete|Trae|Ven|Véndele|Visita) /;
    expect(buttons.length).toBeGreaterThan(200);
    expect(buttons.filter(({ spanish = '' }) => imperative.test(`${spanish} `)).map(where)).toEqual([]);
    // A button must say alone what it leads to, so “Compararlas” is not enough.
    const onlyPronoun = /^\p{L}+r(?:l[aeo]s?)$/u;
    expect(buttons.filter(({ spanish = '' }) => onlyPronoun.test(spanish)).map(where)).toEqual([]);
  });

  it('tells a text message from an email in Spanish, too', () => {
    const texted = words.filter(({ english }) => /\b(?:we|gets a) text\b/i.test(english));
    expect(texted.length).toBeGreaterThan(5);
    expect(texted.filter(({ spanish = '' }) => !/mensajes? de texto/.test(spanish)).map(where)).toEqual([]);
  });

  it('calls the address check by one name, on what leads to it and in its forms', () => {
    const leading = new Set(
      everything
        .filter(({ gf, english }) => gf === 'gfCtaLink' && /^(?:#!|\/check-address)$/.test(english))
        .map(({ entryId }) => entryId),
    );
    const named = words.filter(
      ({ gf, entryId }) =>
        (gf === 'gfCtaText' && leading.has(entryId) && entryId !== ABOUT_THE_CHECK) ||
        (gf === 'gfCta' && CHECKS.test(entryId)),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(
      named
        .filter(
          (one) => !/^Check availability\b/.test(one.english) || !/^Ver cobertura\b/.test(one.spanish ?? ''),
        )
        .map(where),
    ).toEqual([]);
    const inText = words.flatMap((one) =>
      bothOf(one).flatMap((text) =>
        [...text.matchAll(/<a href="\/check-address">(.*?)<\/a>/g)].map(([, link = '']) => link),
      ),
    );
    expect(inText.length).toBeGreaterThan(8);
    expect(
      inText.filter(
        (link) => !/^(?:[Cc]heck availability|Ver cobertura|[Cc]onsulta tu dirección)$/.test(link),
      ),
    ).toEqual([]);
  });

  it('lets the visitor speak on buttons: “my”, never “your”', () => {
    const buttons = words.filter(({ gf }) => /^(?:gfCta|gfCtaText|promoCtaText)$/.test(gf));
    expect(
      buttons
        .filter(
          ({ english, spanish = '' }) =>
            /\byours?\b/i.test(english) || /\b(?:tus?|tuy[oa]s?)\b/i.test(spanish),
        )
        .map(where),
    ).toEqual([]);
  });

  it('has one Spanish for one English button', () => {
    const known = new Map<string, string>();
    const different = words
      .filter(({ gf }) => /^(?:gfCta|gfCtaText|promoCtaText)$/.test(gf))
      .flatMap((one) => {
        const { english, spanish = '' } = one;
        const first = known.get(english) ?? spanish;
        known.set(english, first);
        return first === spanish ? [] : [`${where(one)}: ${english} is “${first}” and “${spanish}”`];
      });
    expect(different).toEqual([]);
  });

  it('lets Wi-Fi stand on one line; titles for search engines keep the plain hyphen', () => {
    const shown = words.filter(({ entryId }) => !entryId.startsWith('page-'));
    expect(shown.filter((one) => bothOf(one).some((text) => text.includes('Wi-Fi'))).map(where)).toEqual([]);
    expect(
      shown.filter((one) => bothOf(one).some((text) => text.includes('Wi-\u2060Fi'))).length,
    ).toBeGreaterThan(5);
  });

  it('says in the footer, in both languages, that all of this is a demonstration', () => {
    const text = words.find(({ gf }) => gf === 'gfFooterText');
    expect(text?.english).toContain('Skein Fiber is a fictional provider; this is a demonstration.');
    expect(text?.spanish).toContain('Skein Fiber es un proveedor ficticio; esto es una demostración.');
  });
});
