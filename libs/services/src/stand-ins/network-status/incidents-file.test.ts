import { renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { costsOnlyItself } from '@skein/cms-client/testing/one-broken-field';
import { describe, expect, it, vi } from 'vitest';
import { AREA_FIELDS, concerns, readIncidents, type Incident } from './incident.ts';
import { incidentsFile } from './incidents-file.ts';
import { temporaryFolder } from '../../storage/testing/temporary-folder.ts';

const incident: Incident = {
  severity: 2,
  description: { en: '<p>Slow.</p>', es: '<p>Lento.</p>' },
  updatedAt: '2026-03-01T12:00:00Z',
  area: { zips: ['78704'] },
};
const written = (...incidents: unknown[]) => JSON.stringify({ incidents });

function stage() {
  const folder = temporaryFolder();
  const path = join(folder, 'network-status.json');
  const warnings: object[] = [];
  const read = vi.fn((file: string) => readFile(file, 'utf8'));
  let time = 1_800_000_000;
  return {
    path,
    warnings,
    read,
    file: incidentsFile(path, { warn: (details) => void warnings.push(details) }, read),
    write(text: string) {
      writeFileSync(path, text);
      utimesSync(path, time, (time += 1));
    },
  };
}

describe('the operator’s file of incidents', () => {
  it('need not be there', async () => {
    const { file, warnings } = stage();
    expect(await file.incidents()).toBeUndefined();
    expect([await file.problems(), warnings]).toEqual([[], []]);
  });

  it('is read again when it has changed, and forgotten when it is gone', async () => {
    const { file, write, path } = stage();
    write(written(incident));
    expect(await file.incidents()).toEqual([incident]);
    write(written());
    expect(await file.incidents()).toEqual([]);
    rmSync(path);
    expect(await file.incidents()).toBeUndefined();
  });

  it.each([
    ['half of a file', '{"incidents": [', /JSON/],
    ['something else', '[]', /must be an object with a list of incidents/],
  ])('that holds %s is told once, and the last good one stays', async (_, text, reason) => {
    const { file, write, warnings } = stage();
    write(written(incident));
    await file.incidents();
    write(text);
    for (let times = 0; times < 3; times += 1) expect(await file.incidents()).toEqual([incident]);
    expect(warnings).toEqual([{ file: expect.any(String), problem: expect.stringMatching(reason) }]);
    expect(await file.problems()).toEqual([expect.stringMatching(reason)]);
    write(written());
    expect([await file.incidents(), await file.problems()]).toEqual([[], []]);
  });

  const read = { ...incident, area: { ...incident.area, unread: [] } };
  const { severity: _severity, ...withoutSeverity } = read;
  const { description: _description, ...withoutWords } = read;
  const { updatedAt: _updatedAt, ...withoutTime } = read;
  const somewhere = { ...incident, area: { unread: AREA_FIELDS } };
  it.each([
    ['severity', { ...incident, severity: 4 }, withoutSeverity],
    ['description', { ...incident, description: { en: 'x' } }, withoutWords],
    ['updatedAt', { ...incident, updatedAt: '2026-03-01 12:00' }, withoutTime],
    ['area', { ...incident, area: {} }, somewhere],
    [
      'area',
      { ...incident, area: { zip: '78704' } },
      { ...incident, area: { unread: [...AREA_FIELDS, 'zip'] } },
    ],
    ['area', { ...incident, area: 'Austin' }, somewhere],
  ])('loses a broken %s, tells it once, and keeps every other incident', async (field, broken, kept) => {
    const { file, write, warnings } = stage();
    write(written(incident, broken, incident));
    for (let times = 0; times < 2; times += 1)
      expect(await file.incidents()).toEqual([incident, kept, incident]);
    const reason = expect.stringMatching(new RegExp(`incidents\\.1\\.${field}`));
    expect(warnings).toEqual([{ file: expect.any(String), problem: reason }]);
    expect(await file.problems()).toEqual([reason]);
    write(written(incident));
    expect([await file.incidents(), await file.problems()]).toEqual([[incident], []]);
  });

  it('costs a field where one field is broken, whatever it is broken by, and never a neighbor', async () => {
    const numbered = (at: number) => ({
      severity: at,
      description: { en: `<p>Slow ${at}.</p>`, es: `<p>Lento ${at}.</p>` },
      updatedAt: `2026-03-0${at}T12:00:00Z`,
      area: { zips: [`7870${at}`], city: `City ${at}`, street: `Street ${at}`, numbers: [100 + at] },
    });
    await costsOnlyItself({
      answer: { incidents: [numbered(1), numbered(2), numbered(3)] },
      read: (file) => {
        try {
          const { incidents, problems } = readIncidents(file);
          return { value: incidents, told: problems };
        } catch (error) {
          return { value: [], told: [error] };
        }
      },
      costs: (path) => (path[2] === 'description' ? path.slice(0, 3) : path),
    });
  });

  it('that may not be read is told once, and read when it may be, though it has not changed', async () => {
    const { file, read, write, warnings } = stage();
    write(written(incident));
    const refused = new Error('EACCES: permission denied');
    read.mockRejectedValueOnce(refused).mockRejectedValueOnce(refused);
    await expect(file.incidents()).rejects.toThrow('EACCES');
    expect(await file.problems()).toEqual([expect.stringContaining('EACCES')]);
    expect(await file.incidents()).toEqual([incident]);
    expect([await file.problems(), warnings.length]).toEqual([[], 1]);
  });

  it('that could not be found for a while is well again, though it has not changed', async () => {
    const { file, write, path, warnings } = stage();
    write(written(incident));
    await file.incidents();
    renameSync(path, `${path}.aside`);
    symlinkSync(path, path);
    for (let times = 0; times < 2; times += 1) expect(await file.incidents()).toEqual([incident]);
    expect(await file.problems()).toEqual([expect.stringContaining('ELOOP')]);
    renameSync(`${path}.aside`, path);
    expect([await file.incidents(), await file.problems(), warnings.length]).toEqual([[incident], [], 1]);
  });

  it('does not say that all is well when it never could be read', async () => {
    const { file, write } = stage();
    write('no');
    await expect(file.incidents()).rejects.toThrow();
    await expect(file.incidents()).rejects.toThrow();
  });
});

const home = { number: '1', street: 'Ready Rd', city: 'Austin', state: 'TX', zip: '78704' };

describe('an incident', () => {
  it.each([
    [{ zips: ['78704', '78705'] }, true],
    [{ zips: ['78705'] }, false],
    [{ city: 'austin' }, true],
    [{ city: 'Austin', zips: ['78705'] }, false],
    [{ city: 'Austin, TX' }, true],
    [{ city: 'Austin, NV' }, false],
    [{ street: 'ready rd' }, true],
    [{ street: 'Ready Road' }, true],
    [{ street: 'Réady  Rd.' }, true],
    [{ street: 'Ready St' }, false],
    [{ street: 'Ready Rd', numbers: [1, 3] }, true],
    [{ street: 'Ready Rd', numbers: [3] }, false],
  ])('in %j concerns 1 Ready Rd: %s', (area, concerned) => {
    expect(concerns({ ...incident, area }, home)).toBe(concerned);
  });
});

describe('the area of an incident in the file', () => {
  it.each([
    ['as numbers', { zips: ['78701', 78704] }],
    ['with four digits more', { zips: ['78704-1234'] }],
    ['with a zero that a number lacks', { zips: [2134] }, { ...home, zip: '02134' }],
    ['as text', { street: 'Ready Rd', numbers: ['1'] }],
  ])('may have ZIP codes and house numbers %s', (_, area, at = home) => {
    const { incidents, problems } = readIncidents({ incidents: [{ ...incident, area }] });
    expect([incidents.map((one) => concerns(one, at)), problems]).toEqual([[true], []]);
  });

  it.each([
    ['a broken ZIP code beside a good one', { zips: ['78704', '7870'] }, true],
    ['a broken ZIP code beside another', { zips: ['78701', '7870'] }, undefined],
    ['broken ZIP codes', { zips: '78704' }, undefined],
    ['no ZIP code', { zips: [] }, undefined],
    ['no house number', { street: 'Ready Rd', numbers: [] }, undefined],
    ['a broken city', { zips: ['78704'], city: 7 }, undefined],
    ['a broken city, in another ZIP code', { zips: ['78701'], city: 7 }, false],
    ['house numbers without a street', { zips: ['78704'], numbers: [1] }, undefined],
    ['house numbers without a street, in another ZIP code', { zips: ['78701'], numbers: [1] }, false],
    ['a misspelled field', { city: 'Austin', zip: '78702' }, undefined],
    ['a misspelled field, in another city', { city: 'Dallas', zip: '78702' }, false],
    ['an empty city', { zips: ['78704'], city: null }, undefined],
    ['none of its fields', { zip: '78704' }, undefined],
    ['nothing', {}, undefined],
    ['a text', 'Austin', undefined],
  ])('with %s says of a home whether it is concerned, as far as is known, and is told', (_, area, answer) => {
    const { incidents, problems } = readIncidents({ incidents: [{ ...incident, area }] });
    expect(incidents.map((one) => concerns(one, home))).toEqual([answer]);
    expect(problems).not.toEqual([]);
  });

  it('may concern every home where the incident is no record', () => {
    const { incidents, problems } = readIncidents({ incidents: [null] });
    expect([incidents.map((one) => concerns(one, home)), problems.length]).toEqual([[undefined], 1]);
  });
});
