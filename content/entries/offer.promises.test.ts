import { cities, citiesOf, cityById, cityTitle, states } from '@skein/cities/catalogue';
import { describe, expect, it } from 'vitest';
import { placeAtHome, zoneOf } from './cities/facts.ts';
import { upcomingWords } from './cities/words.upcoming.ts';
import { CENTRAL } from './contacts.ts';
import {
  AT_HOME,
  BATTERY,
  CITIES,
  INSTALLATION,
  KEPT,
  openCitiesOf,
  OUTAGE,
  phoneOf,
  PORTING,
  PRICE_NOTICE_DAYS,
  REFUND_DAYS,
  REPLY,
  SALES,
  SHOP,
  STREET,
  STUDENTS,
  SUPPORT,
  TRENCH,
  WAIT,
} from './offer.ts';
import { about, against, whole, type Exceptions } from './testing/contradictions.ts';
import { NUMBER, numberIn } from './testing/number-words.ts';
import { sentencesOf, told, toldOnPages, type Told } from './testing/told-texts.ts';

const days = new RegExp(`\\b${NUMBER}(?: working| business)? (?:days?|d[ií]as?)\\b`, 'gi');
const weeks = new RegExp(`\\b${NUMBER} (?:weeks?|semanas?)\\b`, 'gi');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const count = ([, number = '']: RegExpMatchArray) => numberIn(number);

describe('what is promised', () => {
  it('is one waiting time for a person', () => {
    const seconds = new RegExp(`\\b${NUMBER} (?:· )?(?:seconds|segundos)\\b`, 'gi');
    const waits =
      /somebody answers|on hold|time on hold|On the phones|alguien contesta|en espera|La espera|Al teléfono/;
    const ofWaits = ({ text }: Told) => (waits.test(text) ? [text] : []);
    expect(against(seconds, (said) => count(said) === WAIT.seconds, [], ofWaits)).toEqual([]);
  });

  it('is one time for a street, and four days of trench within it', () => {
    const streets = about(/street|\bblock\b|trench|calle|cuadra|zanja/i);
    const exceptions: Exceptions = [
      [/^leadership-hero$/, /^(?:one|un) /, 'a day in a trench, not of one'],
      [/^city-sanantonio-story$/, /^(?:Eleven|Once) /, 'a fiesta without trenches'],
    ];
    const known: readonly number[] = [STREET.days, TRENCH.days];
    expect(against(days, (said) => known.includes(count(said)), exceptions, streets)).toEqual([]);
    const building = (one: Told) => streets(one).filter((part) => !/order|pedido/.test(part));
    expect(against(weeks, (said) => count(said) === 1, [], building)).toEqual([]);
    expect(
      against(/(?:street|block) a day|(?:calle|cuadra) (?:por|al) día|a street takes a day/gi, () => false),
    ).toEqual([]);
    expect(against(/\b(?:Week|Semana) (?:\d|one|two|three|uno|dos|tres)\b/g, () => false)).toEqual([]);
  });

  it('is one wait for the installer', () => {
    const orders = about(/after you order|window|después del pedido|margen/i);
    expect(against(weeks, (said) => count(said) === INSTALLATION.weeks, [], orders)).toEqual([]);
  });

  it('is one time for money, for prices and for numbers', () => {
    const exceptions: Exceptions = [
      [/^legal-terms-content$/, /^30 d/, 'how long a slow line may take to be repaired'],
    ];
    const back = about(/refund|unused|devolvemos|no usados/i);
    expect(against(days, (said) => count(said) === REFUND_DAYS, exceptions, back)).toEqual([]);
    const prices = about(
      /price (?:ever )?changes?|ever change it|may change a price|precio (?:de lista )?cambia/i,
    );
    expect(against(days, (said) => count(said) === PRICE_NOTICE_DAYS, [], prices)).toEqual([]);
    expect(against(/two months|dos meses/gi, () => false, [], prices)).toEqual([]);
    const numbers = about(/your number|tu número|Moving it|El cambio tarda|area code|código de área/i);
    expect(against(days, (said) => count(said) === PORTING.days, [], numbers)).toEqual([]);
  });

  it('is one time for what is kept of customers and of those who sign up', () => {
    const bills = /(\w+ years) after (?:that|you leave)|(\w+ años) (?:más|después de que te vayas)/g;
    const ofBills = Object.values<string>(KEPT.bills);
    expect(against(bills, ([, en = '', es = en]) => ofBills.includes(es))).toEqual([]);
    const signUps =
      /(?:(\w+ \w+) after|until) (?:it’s|your street is) connected|(?:(\w+ \w+) después de|hasta) conectar/g;
    const ofSignUps = Object.values<string>(KEPT.signUp);
    const keeping = about(/delete|keep|borra|guarda/i);
    expect(against(signUps, ([, en = '', es = en]) => ofSignUps.includes(es), [], keeping)).toEqual([]);
  });

  it('is one time for applications and technical records', () => {
    const times = new RegExp(`\\b${NUMBER} (?:days|días)\\b`, 'gi');
    const kept = about(
      /what you send us after|Borramos lo que nos mandas|[Tt]echnical records|registros técnicos/,
    );
    const known = [KEPT.applications, KEPT.records].flatMap((time) => Object.values<string>(time)).map(plain);
    expect(against(times, ([said]) => known.includes(said), [], kept)).toEqual([]);
  });

  it('is three free months for students, with the same rule and a number to call', () => {
    const offers = told.filter(
      ({ text }) => /\b(?:students?|estudiantes?|estudias)\b/i.test(text) && /free|gratis/.test(text),
    );
    expect(offers.length).toBeGreaterThan(9);
    const rules: readonly string[] = [STUDENTS.en, STUDENTS.es];
    expect(offers.filter(({ text }) => !rules.some((rule) => text.includes(rule)))).toEqual([]);
    const free = /summers?[^.]* free|summer’s free|verano[^.]* gratis|veranos para/gi;
    expect(against(free, () => false)).toEqual([]);
  });

  it('is one time for an answer from support', () => {
    const support = about(/(?:help|austin)@skeinfiber|by email, day or night|por correo electrónico, de día/);
    const other = /(?:one|a|two) business days?|(?:un|dos) días? hábil(?:es)?/gi;
    expect(against(other, () => false, [], support)).toEqual([]);
    const times: readonly string[] = Object.values(REPLY);
    const promising = told.filter(({ text }) => times.some((time) => text.includes(time)));
    expect(promising.length).toBeGreaterThan(30);
  });

  it('is a line before a move only to a home with a jack', () => {
    const before =
      /(?:install|turn (?:it )?on)[^.]* (?:before you arrive|the day before)|un día antes|antes de que llegues/i;
    const promised = told.filter(({ text }) => before.test(text));
    expect(promised.length).toBeGreaterThan(5);
    expect(promised.filter(({ text }) => !/\bjack\b|\btoma\b/.test(text))).toEqual([]);
  });

  it('is a free first month on new streets, and on no others', () => {
    const first = /first month[^.·]*(?:free|ours)|primer mes[^.·]*(?:gratis|nuestra)/gi;
    const elsewhere = ({ text }: Told) => sentencesOf(text).filter((part) => !/street|calle/i.test(part));
    expect(against(first, () => false, [], elsewhere)).toEqual([]);
  });

  it('is one credit for an outage, and never a free day without the threshold', () => {
    const hours = new RegExp(`\\b${NUMBER} (?:hours|horas)\\b`, 'gi');
    const outages = about(
      /^(?:Out|Down) for|outage on our side|corte de nuestro lado|sin (?:servicio|línea) por/,
    );
    expect(against(hours, (said) => count(said) === OUTAGE.hours, [], outages)).toEqual([]);
    const free =
      /(?:don’t charge for|no cobramos) (?:los )?(?:lost )?(?:days|días)|day is free|día es gratis|back by \w+|fixed by \w+/gi;
    expect(against(free, () => false)).toEqual([]);
    const terms = /credit|te abonamos/i;
    const promising = told.filter(({ text }) => text.includes(OUTAGE.en) || text.includes(OUTAGE.es));
    expect(promising.length).toBeGreaterThan(7);
    expect(promising.filter(({ text }) => !terms.test(text))).toEqual([]);
  });

  it('is a battery for the router with home phone, for one time', () => {
    const batteries = about(/batter|batería|toaster|tostadora/i);
    const hours = new RegExp(`\\b${NUMBER} (?:hours|horas)\\b`, 'gi');
    expect(against(hours, (said) => count(said) === BATTERY.hours, [], batteries)).toEqual([]);
    expect(against(/an evening|toda una noche|toda la noche/gi, () => false, [], batteries)).toEqual([]);
  });

  it('is one age of who is at home for the installer', () => {
    const ages = /over eighteen|\ban adult\b|\bun adulto\b|mayor de edad/gi;
    expect(against(ages, () => false)).toEqual([]);
    const atHome = told.filter(
      ({ text }) => text.includes(plain(AT_HOME.en)) || text.includes(plain(AT_HOME.es)),
    );
    expect(atHome.length).toBeGreaterThan(3);
  });

  it('is no contract', () => {
    const none = /no contract|not? (?:require )?a contract|sin contrato|no (?:hay|es) .*contrato/i;
    const exceptions: Exceptions = [[/^faq-contract$/, /./, 'the question, answered with no']];
    expect(
      against(/[^.·]*\bcontra(?:ct|to)s?\b[^.·]*/gi, ([sentence]) => none.test(sentence), exceptions, whole),
    ).toEqual([]);
  });
});

describe('the phone numbers', () => {
  const national = new Set([SUPPORT.text, SALES.text].map((text) => text.replaceAll('\u00a0', ' ')));
  const numberOf = (city: (typeof cities)[number]) => phoneOf(city).text.replaceAll('\u00a0', ' ');
  const numbersIn = (text: string) =>
    [...text.matchAll(/\(?(8\d\d)\)?[ -](555-\d{4})/g)].map(([, area, rest]) => `(${area}) ${rest}`);

  it('are those of the provider and one for each city', () => {
    const known = new Set([...national, ...cities.map(numberOf)]);
    expect(told.filter(({ text }) => numbersIn(text).some((one) => !known.has(one)))).toEqual([]);
  });

  it('are of the city on its pages, and of nobody’s city on the others unless it is named beside', () => {
    const wrong = toldOnPages.flatMap(({ path, told: ofPage }) => {
      const city = cityById(/^\/cities\/([^/]+)/.exec(path)?.[1] ?? '');
      return ofPage.flatMap(({ id, language, text }) =>
        numbersIn(text)
          .filter((one) => {
            if (city) return one !== numberOf(city);
            const whose = cities.find((other) => !other.no_phone && numberOf(other) === one);
            return whose ? !text.includes(whose.name) : !national.has(one);
          })
          .map((one) => `${path}: ${id} (${language}) says ${one}`),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('are answered by the clock of their city, or by one clock where they are for all', () => {
    const zones = [...new Set([CENTRAL, ...cities.map(zoneOf)].flat())];
    const hours = new RegExp(`8 (?:AM|a\\. m\\.) \\w+ 8 (?:PM|p\\. m\\.),? (${zones.join('|')})`, 'g');
    const said = toldOnPages.flatMap(({ path, told: ofPage }) => {
      const city = cityById(/^\/cities\/([^/]+)/.exec(path)?.[1] ?? '');
      const right = city && phoneOf(city) !== SALES ? zoneOf(city) : CENTRAL;
      return ofPage.flatMap(({ id, text }) =>
        [...text.matchAll(hours)].map(([, zone = '']) => ({ path, id, zone, isRight: right.includes(zone) })),
      );
    });
    expect(said.length).toBeGreaterThan(cities.length);
    expect(said.filter(({ isRight }) => !isRight)).toEqual([]);
  });
});

describe('the cities', () => {
  it('are as many as have service or are to come, and never both as one number', () => {
    const exceptions: Exceptions = [
      [/^chandler-others$/, /^(?:eleven more|otras once) c/i, 'those to come, but for Chandler'],
      [/^leadership-dara$/, /^(?:nine|nueve) c/i, 'the ones that one person opened'],
      [/^city-triangle-hero$/, /^Tres c/, 'the corners of the Triangle'],
    ];
    const every: readonly number[] = [CITIES.open, CITIES.toCome];
    const cityCount = new RegExp(`\\b(?:otras )?${NUMBER} (?:more )?(?:cities|ciudades)\\b`, 'gi');
    const isRight = (said: RegExpMatchArray, { id }: Told) =>
      id.startsWith('texas-') ? count(said) === openCitiesOf('TX').length : every.includes(count(said));
    expect(against(cityCount, isRight, exceptions)).toEqual([]);
    expect(against(/(?:some|unas) \d+ (?:cities|ciudades)/gi, () => false)).toEqual([]);
  });

  it('of a state are those of the catalogue, on its page and where reviews are written', () => {
    const towns = new Set(
      cities.flatMap(({ areas }) => areas).filter((area) => !cities.some(({ name }) => name === area)),
    );
    const wrong = states.flatMap(({ id, code }) => {
      const ofPage = toldOnPages.find(({ path }) => path === `/states/${id}`)?.told ?? [];
      const described = ofPage.filter((one) => one.id === `page-states-${id}`);
      return described.flatMap(({ language, text }) => [
        ...citiesOf(code).flatMap((city) => {
          const name = placeAtHome(city)[language === 'es' ? 1 : 0];
          return text.includes(name) ? [] : [`${id} (${language}) leaves out ${name}`];
        }),
        ...[...towns].flatMap((town) => (text.includes(town) ? [`${id} (${language}) lists ${town}`] : [])),
      ]);
    });
    expect(wrong).toEqual([]);
    const open = new Set(cities.filter(({ phase }) => phase !== 'upcoming').map(cityTitle));
    const reviewed = told
      .filter(({ id }) => id.startsWith('review-city-'))
      .map(({ text }) => text.split(' · ')[0] ?? '');
    expect(reviewed.length).toBeGreaterThan(2);
    expect(reviewed.filter((name) => !open.has(name))).toEqual([]);
  });

  it('to come begin where the top of their page says', () => {
    const starts = Object.entries(upcomingWords).map(([id, { subtitle, first = '' }]) => {
      const names = cityById(id)?.neighborhoods.map(({ name }) => name) ?? [];
      const [named = first] = names
        .filter((name) => subtitle[0].includes(name))
        .sort((one, other) => subtitle[0].indexOf(one) - subtitle[0].indexOf(other));
      const timeline = told.filter((one) => one.id === `city-${id}-step-streets`);
      return {
        id,
        first,
        named,
        isKnown: names.includes(first),
        isTold: timeline.every(({ text }) => text.includes(first)),
      };
    });
    expect(starts.length).toBeGreaterThan(5);
    expect(
      starts.filter(({ first, named, isKnown, isTold }) => first !== named || !isKnown || !isTold),
    ).toEqual([]);
  });

  it('call their shop by its name', () => {
    expect(against(/skein space|espacio skein|skein (?:shop|store)|tienda skein/gi, () => false)).toEqual([]);
    const shops = told.filter(({ id }) => id.startsWith('service-space-'));
    expect(shops.length).toBeGreaterThan(10);
    expect(shops.filter(({ text }) => !text.includes(SHOP))).toEqual([]);
  });
});
