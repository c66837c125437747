import { defineField, Invalid, type Field } from '@skein/cms-client';
import { isDay, type ClosedDays } from './engine/call-window.ts';

/** Whether a text is a day of one year, `YYYY-MM-DD`, or of every year, `MM-DD`. The year 2024 has all days. */
const isDayOrYearly = (text: string): boolean => isDay(text) || isDay(`2024-${text}`);

/** Defines a field for a list of days. Leaves out and reports items that are no days. */
export const dayList = (gf: string): Field<ClosedDays> =>
  defineField<ClosedDays>({
    gf,
    type: 'Array',
    items: { type: 'Symbol', validations: [] },
    read(raw, context) {
      if (!Array.isArray(raw)) throw new Invalid('is not a list');
      return raw.flatMap((item: unknown, index) => {
        const day = typeof item === 'string' ? item.trim() : '';
        if (isDayOrYearly(day)) return [day];
        const reason = `item ${index + 1} is not a day such as 2026-11-26 or 12-25`;
        context.report({ entryId: context.path.at(-1) ?? '', field: gf, reason });
        return [];
      });
    },
  });
