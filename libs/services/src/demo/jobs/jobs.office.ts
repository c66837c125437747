import { job } from './demo-job.ts';

export const softwareJobs = [
  job(
    4041,
    'Web engineer',
    ['Remote'],
    'You build the pages that people open when nothing else opens.',
    [
      'Make things that work on a phone at the edge of the map.',
      'Test with the keyboard, and with people.',
      'Delete more than you add.',
    ],
    '$124,000 to $152,000 a year.',
  ),
  job(
    4042,
    'Content editor, Spanish',
    ['Remote'],
    'You write the half of our words that is not a translation.',
    [
      'Write for a grandmother and for a gamer, on one page.',
      'Strike out what nobody reads.',
      'Tell English when it is wrong.',
    ],
    '$64,000 to $78,000 a year.',
  ),
  job(
    4043,
    'Mapping developer',
    ['Denver'],
    'Every address, every pole, every handhole: you keep the map that all others stand on.',
    [
      'Join data from forty counties that never met.',
      'Answer “is it at my door?” in a tenth of a second.',
      'Walk out and look, when the data disagree.',
    ],
    '$116,000 to $140,000 a year.',
  ),
  job(
    4044,
    'Accessibility engineer',
    ['Austin', 'Remote'],
    'One in five visitors needs what you do. The other four are faster for it.',
    [
      'Test with the people, not only with the tools.',
      'Sit with each team until it can do without you.',
      'Say no before launch, and help after.',
    ],
    '$122,000 to $148,000 a year.',
  ),
  job(
    4045,
    'Software intern',
    ['Austin'],
    'Twelve weeks, one real thing, shipped.',
    [
      'Pick something small that annoys people.',
      'Fix it, test it, show it on a Friday.',
      'Break something once. Everybody has.',
    ],
    '$34 an hour.',
    { employment: 'Internship' },
  ),
];

export const houseJobs = [
  job(
    4061,
    'Payroll accountant',
    ['Austin'],
    'Nine hundred people open a pay stub every two weeks. It must be right.',
    [
      'Run payroll for every state we work in.',
      'Explain each line to whoever asks.',
      'Close the month on the second day.',
    ],
    '$68,000 to $80,000 a year.',
  ),
  job(
    4062,
    'Recruiter',
    ['Austin', 'Remote'],
    'You answer everybody, even if it’s a no, within a week.',
    [
      'Write postings that say what it pays.',
      'Sit in a van before you hire for one.',
      'Keep what applicants send only as long as you need it.',
    ],
    '$64,000 to $79,000 a year.',
  ),
  job(
    4063,
    'Privacy counsel',
    ['Remote'],
    'We know where people live. You see to it that we know little else.',
    ['Read each form before it goes out.', 'Answer requests in days.', 'Write policies that people finish.'],
    '$148,000 to $176,000 a year.',
  ),
  job(
    4064,
    'Depot hand',
    ['Austin', 'Kansas City'],
    'Drums, ducts, vans and a forklift with a name.',
    ['Load thirty vans by 6:30\u00a0AM', 'Count, and count again.', 'Keep the gate shut, and the coffee on.'],
    '$22 to $26 an hour.',
  ),
  job(
    4065,
    'Community manager',
    ['Nashville'],
    'Block parties, chalk, a projector and a list of who brings what.',
    [
      'Find the person who knows everybody.',
      'Spend a small budget where it is seen.',
      'Take the table home again.',
    ],
    '$56,000 to $66,000 a year.',
  ),
];

export const adminJobs = [
  job(4071, 'Board secretary', ['Austin'], 'Nobody outside should see this.', ['Keep the minutes.'], '$1'),
];

export const futureJobs = [
  job(
    4091,
    'Something that’s not on this list',
    ['Remote'],
    'Tell us what we should be looking for. It has happened before.',
    ['Say what you do better than most.', 'Say where you would like to do it.'],
    'That depends on you.',
    { isProspect: true },
  ),
  job(
    4092,
    'Apprenticeship, next summer',
    ['Austin', 'San Antonio', 'Denver'],
    'A year in four crews. Places open in spring; we keep your name until then.',
    ['Try everything once.', 'Choose what you want to be good at.'],
    '$24 an hour, from the first day.',
    { isProspect: true, drives: true },
  ),
];
