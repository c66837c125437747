import type { DemoJob } from './demo-job.ts';

interface Words {
  readonly [key: string]: string;
}

const ENGLISH = {
  first: 'First name',
  last: 'Last name',
  email: 'Email',
  phone: 'Phone',
  resume: 'Resume',
  letter: 'Cover letter',
  why: 'Why this, and why now?',
  permit: 'Are you authorized to work in the United States?',
  license: 'Do you have a driver’s license?',
  languages: 'Which languages do you work in?',
  start: 'When could you start?',
  yes: 'Yes',
  no: 'No',
  english: 'English',
  spanish: 'Spanish',
  other: 'Another',
  now: 'Right away',
  month: 'Within a month',
  season: 'Within three months',
  half: 'Within half a year',
  year: 'Within a year',
  later: 'Later than that',
  about: 'About you',
  aboutWords:
    '<p>You don’t have to answer. We keep this apart from your application and only look at totals.</p>',
  gender: 'How do you describe yourself?',
  woman: 'As a woman',
  man: 'As a man',
  otherwise: 'In another way',
  rather: 'I would rather not say',
  heard: 'How did you hear about us?',
  neighbor: 'From a neighbor',
  van: 'I saw a van',
  web: 'On the web',
  lawWords:
    '<p>Companies that work for the government count how many veterans and people with a disability apply. It doesn’t affect our decision.</p>',
  veteran: 'Are you a veteran?',
} satisfies Words;

const SPANISH: { readonly [K in keyof typeof ENGLISH]: string } = {
  first: 'Nombre',
  last: 'Apellidos',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  resume: 'Currículum',
  letter: 'Carta de presentación',
  why: '¿Por qué este trabajo y por qué ahora?',
  permit: '¿Tienes permiso para trabajar en Estados Unidos?',
  license: '¿Tienes licencia de conducir?',
  languages: '¿En qué idiomas trabajas?',
  start: '¿Cuándo podrías empezar?',
  yes: 'Sí',
  no: 'No',
  english: 'Inglés',
  spanish: 'Español',
  other: 'Otro',
  now: 'De inmediato',
  month: 'En un mes',
  season: 'En tres meses',
  half: 'En medio año',
  year: 'En un año',
  later: 'Más adelante',
  about: 'Sobre ti',
  aboutWords:
    '<p>No tienes que contestar. Lo guardamos aparte de tu solicitud y solo miramos los totales.</p>',
  gender: '¿Cómo te describes?',
  woman: 'Como mujer',
  man: 'Como hombre',
  otherwise: 'De otra manera',
  rather: 'Prefiero no decirlo',
  heard: '¿Cómo supiste de nosotros?',
  neighbor: 'Por una vecina o un vecino',
  van: 'Vi una camioneta',
  web: 'En internet',
  lawWords:
    '<p>Las empresas que trabajan para el gobierno cuentan cuántos veteranos y personas con discapacidad se postulan. No influye en la decisión.</p>',
  veteran: '¿Eres veterano o veterana?',
};

const text = (name: string, label: string, required = true, type = 'input_text') => ({
  label,
  required,
  fields: [{ name, type, values: [] }],
});
const choice = (
  name: string,
  label: string,
  labels: readonly string[],
  { required = true, several = false } = {},
) => ({
  label,
  required,
  fields: [
    {
      name,
      type: several ? 'multi_value_multi_select' : 'multi_value_single_select',
      values: labels.map((one, value) => ({ value, label: one })),
    },
  ],
});

/** Returns the questions of an application form. They include every question type of a real job board. */
export function demoQuestions({ id, language, drives, isProspect }: DemoJob) {
  const say = language === 'es' ? SPANISH : ENGLISH;
  const named = (number: number) => `question_${id}${number}`;
  return {
    questions: [
      text('first_name', say.first),
      text('last_name', say.last),
      text('email', say.email),
      text('phone', say.phone, drives),
      {
        label: say.resume,
        required: !isProspect,
        fields: [
          { name: 'resume', type: 'input_file', values: [] },
          { name: 'resume_text', type: 'textarea', values: [] },
        ],
      },
      text('cover_letter', say.letter, false, 'input_file'),
      choice(named(1), say.permit, [say.no, say.yes]),
      ...(drives ? [choice(named(2), say.license, [say.no, say.yes])] : []),
      choice(`${named(3)}[]`, say.languages, [say.english, say.spanish, say.other], { several: true }),
      choice(named(4), say.start, [say.now, say.month, say.season, say.half, say.year, say.later], {
        required: false,
      }),
      text(named(5), say.why, false, 'textarea'),
      text(named(6), 'Campaign', false, 'input_hidden'),
    ],
    demographic_questions: {
      header: say.about,
      description: say.aboutWords,
      questions: [
        {
          id: 71,
          label: say.gender,
          required: false,
          type: 'multi_value_single_select',
          answer_options: [
            { id: 711, label: say.woman, free_form: false },
            { id: 712, label: say.man, free_form: false },
            { id: 713, label: say.otherwise, free_form: true },
            { id: 714, label: say.rather, free_form: false },
          ],
        },
        {
          id: 72,
          label: say.heard,
          required: false,
          type: 'multi_value_multi_select',
          answer_options: [
            { id: 721, label: say.neighbor, free_form: false },
            { id: 722, label: say.van, free_form: false },
            { id: 723, label: say.web, free_form: false },
          ],
        },
      ],
    },
    compliance: drives
      ? [
          {
            type: 'eeoc',
            description: say.lawWords,
            questions: [
              choice('veteran_status', say.veteran, [say.no, say.yes, say.rather], { required: false }),
            ],
          },
        ]
      : [],
  };
}
