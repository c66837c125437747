/**
 * US holidays on which support makes no calls, for the forms' entries and the call-back service. `MM-DD` is a day of
 * every year. Other holidays have a date for each year.
 */
export const closedDays = [
  // New Year's Day, Juneteenth, Independence Day, Christmas Day.
  '01-01',
  '06-19',
  '07-04',
  '12-25',
  // Memorial Day, Labor Day, Thanksgiving.
  ...['2026-05-25', '2026-09-07', '2026-11-26'],
  ...['2027-05-31', '2027-09-06', '2027-11-25'],
  ...['2028-05-29', '2028-09-04', '2028-11-23'],
  ...['2029-05-28', '2029-09-03', '2029-11-22'],
  ...['2030-05-27', '2030-09-02', '2030-11-28'],
];
