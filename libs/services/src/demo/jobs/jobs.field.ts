import { job } from './demo-job.ts';

const outside = { drives: true } as const;

export const installationJobs = [
  job(
    4001,
    'Installation technician',
    ['Austin', 'San Antonio'],
    'You lay the last hundred feet: from the street, through the wall, to the table where somebody does their homework.',
    [
      'Drive, drill, join and sweep up after yourself.',
      'Say what comes next before you do it.',
      'Leave no more behind than a small box and a light.',
    ],
    '$29 to $38 an hour, and a van that is yours.',
    { drives: true, film: '/assets/film-laying-a-line-mp4/film-laying-a-line.mp4' },
  ),
  job(
    4002,
    'Técnico de instalación (español)',
    ['San Antonio'],
    'Tiendes los últimos cien pies: de la calle a la mesa donde alguien hace la tarea. Casi siempre en español.',
    [
      'Conducir, taladrar, empalmar y barrer al final.',
      'Explicar cada paso antes de darlo.',
      'Dejar solo una caja pequeña y una luz.',
    ],
    'De $29 a $38 por hora y una camioneta para ti.',
    { drives: true, language: 'es' },
  ),
  job(
    4003,
    'Apartment building technician',
    ['Denver', 'Nashville'],
    'Forty doors, one riser, and a superintendent who has seen it all. You wire whole buildings, floor by floor.',
    [
      'Plan the riser with whoever runs the building.',
      'Wire twenty homes a week, and test each of them.',
      'Label everything, so that the next one thanks you.',
    ],
    '$31 to $40 an hour.',
    outside,
  ),
  job(
    4004,
    'Installation trainer',
    ['Kansas City'],
    'Twelve weeks a year you turn people who like tools into people whom others let into their homes.',
    [
      'Teach in the yard, not in a classroom.',
      'Ride along, and say little.',
      'Decide who is ready. You are rarely thanked for it.',
    ],
    '$82,000 to $96,000 a year.',
    outside,
  ),
  job(
    4005,
    'Installation dispatcher',
    ['Austin'],
    'You give out the day at six in the morning and rearrange it by seven.',
    [
      'Put two hundred visits into eighty vans.',
      'Tell people early when somebody is late.',
      'Know which streets flood.',
    ],
    '$26 to $31 an hour.',
  ),
];

export const constructionJobs = [
  job(
    4011,
    'Fiber splicer',
    ['Austin'],
    'You strip it, clean it, cut it square and hold your breath. Nobody ever sees it again.',
    [
      'Join up to 288 fibers in a day.',
      'Measure what you have joined, and write it down.',
      'Stand in the rain on purpose, now and then.',
    ],
    '$36 to $47 an hour.',
    outside,
  ),
  job(
    4012,
    'Night splicer',
    ['Austin', 'Denver', 'Nashville', 'Salt Lake City'],
    'Planned work is done between one and five. You are the reason why nobody notices.',
    [
      'Move live lines without a minute of darkness.',
      'Read the plan twice, the map once.',
      'Be home for breakfast.',
    ],
    '$44 to $56 an hour, nights.',
    outside,
  ),
  job(
    4013,
    'Directional drill operator',
    ['San Antonio', 'Kansas City'],
    'You go under the street so that nobody has to open it.',
    [
      'Drill eight hundred feet and come out where you said.',
      'Find gas, water and roots before the drill does.',
      'Look after a machine that costs more than a house.',
    ],
    '$34 to $45 an hour.',
    outside,
  ),
  job(
    4014,
    'Field supervisor',
    ['Austin', 'San Antonio', 'Nashville', 'Denver'],
    'Five crews, five streets, one phone. You have done what they do.',
    [
      'Walk each street before and after.',
      'Answer for what a crew leaves behind.',
      'Keep the neighbors on our side.',
    ],
    '$88,000 to $104,000 a year.',
    outside,
  ),
  job(
    4015,
    'Permit coordinator',
    ['Salt Lake City'],
    'Between a plan and a trench lie eleven signatures. You know whose.',
    [
      'Draw up applications that come back signed.',
      'Keep a calendar that eleven offices agree on.',
      'Explain to engineers why not.',
    ],
    '$58,000 to $68,000 a year.',
  ),
  job(
    4016,
    'Crew lead, aerial',
    ['Nashville'],
    'Poles, buckets, squirrels. You lead four people who work twenty feet up.',
    [
      'Check each harness, each morning.',
      'Hang two thousand feet on a good day.',
      'Come down when it thunders, even when you’re running late.',
    ],
    '$38 to $48 an hour.',
    outside,
  ),
  job(
    4017,
    'Restoration gardener',
    ['Austin'],
    'We open lawns. You close them again, so that nobody can tell where.',
    [
      'Lay turf, seed, stone and now and then a tortoise house.',
      'Come back after three weeks and look.',
      'Teach crews how to cut a lawn in squares.',
    ],
    '$25 to $30 an hour.',
    { drives: true, employment: 'Part-time' },
  ),
];

export const networkJobs = [
  job(
    4021,
    'Network engineer',
    ['Remote'],
    'You decide which way the light goes when a shovel decides otherwise.',
    [
      'Design rings that break well.',
      'Carry the phone one week in six.',
      'Write down what happened, without names.',
    ],
    '$118,000 to $146,000 a year.',
    { film: '/assets/film-labs-mp4/film-labs.mp4' },
  ),
  job(
    4022,
    'Outside plant designer',
    ['Denver', 'Kansas City'],
    'You draw the line from a cabinet to nine hundred homes, past everything that is in the way.',
    [
      'Walk what you draw.',
      'Find the pole that is not on the map.',
      'Spend other people’s money like your own.',
    ],
    '$74,000 to $92,000 a year.',
  ),
  job(
    4023,
    'Network operations analyst, nights',
    ['Austin'],
    'Four screens, one window, a great deal of quiet, and then none.',
    [
      'Watch every city that has service.',
      'Send a crew before the first call.',
      'Write on the status page what you know, and since when.',
    ],
    '$34 to $41 an hour.',
  ),
  job(
    4024,
    'Measurement scientist',
    ['Austin'],
    'You find out whether the customers are right. Mostly they are.',
    [
      'Measure latency where people live, not where we stand.',
      'Publish what you find, even when it is about us.',
      'Keep a lab tidy that has ice in it.',
    ],
    '$112,000 to $138,000 a year.',
  ),
];
