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
    ['Listen to the end.', 'Fix what can be fixed from a chair.', 'Call back when you said you would.'],
    '$22 to $27 an hour.',
  ),
  job(
    4034,
    'Agente de atención al cliente',
    ['San Antonio', 'Austin'],
    'Alguien llama porque algo está lento, falla o es nuevo. Tienes todo el tiempo que haga falta.',
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
      'Get the cause fixed, not the case closed.',
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
    '$86,000 a year plus commission.',
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
    '$62,000 a year plus commission.',
    { drives: true },
  ),
  job(
    4054,
    'Asesor de pequeños negocios',
    ['San Antonio'],
    'Una panadería, una dentista, un señor que arregla violines. Abren a las siete; tú también.',
    [
      'Visitar, contar los dispositivos, mirar la factura.',
      'Venderles menos de lo que pidieron.',
      'Contestar tú el teléfono.',
    ],
    '$62,000 al año más comisión.',
    { drives: true, language: 'es' },
  ),
];
