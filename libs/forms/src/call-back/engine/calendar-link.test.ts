// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { calendarFile, calendarLink, calendarStamp, readCalendarStamp } from './calendar-link.ts';
import { optionProblems, readOption } from './call-options.ts';
import { callRequestSchema } from './call-request.ts';

const UTC = '2026-11-24T17:00:00.000Z';

describe('the event of a call', () => {
  it('opens a calendar service with half an hour from the moment of the call', () => {
    const link = new URL(calendarLink(UTC, { title: 'A call', notes: 'We call you & talk.' }));
    expect(link.origin + link.pathname).toBe('https://calendar.google.com/calendar/render');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      action: 'TEMPLATE',
      text: 'A call',
      dates: '20261124T170000Z/20261124T173000Z',
      details: 'We call you & talk.',
    });
  });

  it('is a file at an address that names the moment and the language, and nobody', () => {
    expect(calendarFile('/api/calls', UTC, 'es')).toBe('/api/calls/event.ics?start=20261124T170000Z&lang=es');
    expect(readCalendarStamp(calendarStamp(UTC))).toBe(UTC);
  });

  it.each([
    '',
    '20261124',
    '20260230T100000Z',
    '20261124T250000Z',
    '20261124T170000',
    'x20261124T170000Z',
    '00000101T000000Z',
    '19691231T235959Z',
  ])('is none at %j', (stamp) => {
    expect(readCalendarStamp(stamp)).toBeUndefined();
  });
});

describe('an entry of a list', () => {
  it.each([
    ['9 AM/09:00|9:00 AM', { label: '9 AM', value: '09:00|9:00 AM' }],
    ['Mountain / America/Denver', { label: 'Mountain', value: 'America/Denver' }],
    ['Pacific', undefined],
    ['/PST', undefined],
    ['Pacific/', undefined],
    ['', undefined],
  ])('%j is %j', (text, option) => {
    expect(readOption(text)).toEqual(option);
  });

  it('is complained of when it cannot be what it should', () => {
    expect(optionProblems.time({ label: 'x', value: 'noon' })).toContain('HH:MM');
    expect(optionProblems.zone({ label: 'x', value: 'XYZ' })).toContain('Eastern');
    expect(optionProblems.zone({ label: 'x', value: 'AZ' })).toBeUndefined();
    expect(optionProblems.issue()).toBeUndefined();
  });
});

describe('a request', () => {
  const good = {
    firstName: ' Sam ',
    lastName: 'Reyes',
    email: 'sam@example.com',
    phone: '(737) 555-0142',
    issue: 'billing',
    issueDetail: 'A charge',
    time: '2026-11-24T17:00:00Z',
  };

  it('holds its seven fields, trimmed, and nothing else', () => {
    expect(v.parse(callRequestSchema, { ...good, token: 'x' })).toEqual({
      ...good,
      firstName: 'Sam',
      phone: '7375550142',
      time: UTC,
    });
  });

  it.each([
    '2026-11-24',
    '2026-11-24T17:00:00',
    '2026-11-24T17:00:00-08:00',
    '2026-13-24T17:00:00Z',
    'now',
    '',
  ])('has no time %j', (time) => {
    expect(v.is(callRequestSchema, { ...good, time })).toBe(false);
  });
});
