import { defineField, type Field } from '../model/field.ts';
import { Invalid } from '../model/problem.ts';

/** Matches a date such as `2026-03-04`. A time may follow, with or without an offset from UTC. */
const ISO = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;
const HAS_ZONE = /(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * Defines a field for a moment, such as `2026-03-04T17:30:00.000Z`. A value without a time zone counts as UTC,
 * so that all machines read the same moment.
 */
export function date(gf: string): Field<string> {
  return defineField<string>({
    gf,
    type: 'Date',
    read: (raw) => {
      if (typeof raw !== 'string' || !ISO.test(raw)) throw new Invalid('is not a date');
      const moment = new Date(raw.includes('T') && !HAS_ZONE.test(raw) ? `${raw}Z` : raw);
      if (Number.isNaN(moment.getTime())) throw new Invalid('is not a date');
      return moment.toISOString();
    },
  });
}
