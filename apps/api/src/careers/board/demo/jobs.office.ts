import { job } from './demo-job.ts';

export const careJobs = [
  job(
    4031,
    'Night desk agent',
    ['San Antonio'],
    'At three in the morning you are the company. Most calls end in a laugh, some in a crew.',
    ['Pick up within nine seconds.', 'Find the fault, or find who can.', 'Write it down for the day shift.'],
    '$24 to $29 an hour, nights.',
    { film: '/assets/film-evening-street-mp4/film-evening-street.mp4' },
  ),
  job(
    4032,
    'Agente de noche (español)',
    ['San Antonio'],
    'A las tres de la mañana, la empresa eres tú. Casi todas las llamadas acaban en risa; algunas, en una cuadrilla.',
    [
      'Contestar en nueve segundos.',
      'Encontrar la falla o a quien pueda encontrarla.',
      'Dejarlo por escrito para el turno de día.',
    ],
    'De $24 a $29 por hora, de noche.',
    { language: 'es' },
  ),
  job(
    4033,
    'Customer care agent',
    ['Austin', 'Nashville'],
    'Somebody calls because something is slow, wrong or new. You have all the time that it takes.',
    ['Listen to the end.', 'Mend what can be mended from a chair.', 'Call back when you said you would.'],
    '$22 to $27 an hour.',
  ),
  job(
    4034,
    'Agente de atención al cliente',
    ['San Antonio', 'Austin'],
    'Alguien llama porque algo va lento, está mal o es nuevo. Tienes todo el tiempo que haga falta.',
    [
      'Escuchar hasta el final.',
      'Arreglar lo que se arregla desde una silla.',
      'Devolver la llamada cuando lo prometiste.',
    ],
    'De $22 a $27 por hora.',
    { language: 'es' },
  ),
  job(
    4035,
    'Billing detective',
    ['Remote'],
    'A bill is wrong about once in four thousand. You find that one, and what made it.',
    [
      'Read bills as others read novels.',
      'Give money back the same day.',
      'Get the cause mended, not the case closed.',
    ],
    '$27 to $33 an hour.',
  ),
  job(
    4036,
    'Care team lead',
    ['Nashville'],
    'Twelve people who are kind for a living. You see to it that they can afford to be.',
    [
      'Take the worst call of the week yourself.',
      'Plan shifts that people can plan their lives by.',
      'Read transcripts, not dashboards.',
    ],
    '$66,000 to $78,000 a year.',
  ),
  job(4037, 'TEST', ['Austin'], 'Nobody should see this.', ['Test.'], '$0', { employment: 'Part-time' }),
];

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
      'Mend it, test it, show it on a Friday.',
      'Break something once. Everybody has.',
    ],
    '$34 an hour.',
    { employment: 'Internship' },
  ),
];

export const salesJobs = [
  job(
    4051,
    'Neighborhood representative',
    ['Kansas City', 'Salt Lake City'],
    'You ring doorbells, and leave when asked. It works better.',
    [
      'Know the street before you ring.',
      'Say what it costs in the first minute.',
      'Come back on installation day.',
    ],
    '$21 an hour and $40 for each home.',
    { drives: true },
  ),
  job(
    4052,
    'Building partnerships manager',
    ['Denver'],
    'You talk with people who own two hundred doors, and with those who live behind them.',
    ['Find out who decides.', 'Write agreements of two pages.', 'Be there when the riser is opened.'],
    '$86,000 a year and a share.',
  ),
  job(
    4053,
    'Small business advisor',
    ['Austin', 'San Antonio'],
    'A bakery, a dentist, a man who repairs violins. They open at seven; so do you.',
    [
      'Visit, count the devices, look at the bill.',
      'Sell them less than they asked for.',
      'Answer the phone yourself.',
    ],
    '$62,000 a year and a share.',
    { drives: true },
  ),
  job(
    4054,
    'Asesor de pequeños negocios',
    ['San Antonio'],
    'Una panadería, una dentista, un señor que arregla violines. Abren a las siete; tú también.',
    [
      'Visitar, contar los aparatos, mirar la factura.',
      'Venderles menos de lo que pidieron.',
      'Contestar tú el teléfono.',
    ],
    '$62,000 al año más una parte.',
    { drives: true, language: 'es' },
  ),
];

export const houseJobs = [
  job(
    4061,
    'Payroll accountant',
    ['Austin'],
    'Nine hundred people open one letter a fortnight. It must be right.',
    [
      'Run payroll for six states.',
      'Explain each line to whoever asks.',
      'Close the month on the second day.',
    ],
    '$68,000 to $80,000 a year.',
  ),
  job(
    4062,
    'Recruiter',
    ['Austin', 'Remote'],
    'You answer everybody, also with a no, within a week.',
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
    [
      'Load thirty vans by half past six.',
      'Count, and count again.',
      'Keep the gate shut, and the kettle on.',
    ],
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
    'Something that is not on this list',
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
