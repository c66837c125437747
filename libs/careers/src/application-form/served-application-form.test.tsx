import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { box, element, files, stage } from '../testing/application-stage.tsx';
import { everyKind } from '../testing/applications.ts';

describe('the application form, as it is served', () => {
  const html = () => renderToString(element(stage()));

  it('posts by itself, with files, and names job and board', () => {
    expect(html()).toMatch(
      /<form[^>]* action="\/_grow\/api\/submit-application" encType="multipart\/form-data" method="post"/,
    );
    expect(html()).toContain('<input type="hidden" name="job_id" value="44444"/>');
    expect(html()).toContain('<input type="hidden" name="board_token" value="skein"/>');
    expect(html()).toContain('<input type="hidden" name="demographic_answers[0][question_id]" value="71"/>');
    expect(html()).toContain('<input type="hidden" name="question_9" value=""/>');
  });

  it('marks with a star what needs an answer, and demands of a browser what it can check', () => {
    render(element(stage()));
    const starred = [...document.querySelectorAll('label, legend')].filter((label) =>
      /\*$/.test(label.textContent),
    );
    expect(starred.map(({ textContent }) => textContent)).toEqual([
      'First name *',
      'Last name *',
      'Email *',
      'Resume *',
      'May you work here? *',
      'I agree that my application is kept and considered. *',
    ]);
    expect(box(/^First name/).required).toBe(true);
    expect(files(/^Resume \*/).required).toBe(false);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).required).toBe(true);
  });

  it('gives back what was typed and says what was wrong, but cannot give back files', () => {
    const refused = {
      page: '/careers/job',
      values: {
        first_name: 'Ana',
        'question_2[]': '10\n11',
        question_1: '1',
        question_4: 'five',
        email: 'ana@',
      },
      issues: [{ field: 'email', message: 'email' }] as const,
    };
    render(element(stage(), { refused }));
    expect(box(/^First name/).value).toBe('Ana');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Splicer' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Reflectometer' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true);
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('five');
    expect(box(/^Email/).getAttribute('aria-invalid')).toBe('true');
    expect(document.body.textContent).toContain(
      'Please enter a full email address. Example: name@example.com',
    );
    expect(document.body.textContent).toContain('Choose your files again');
  });

  it('says thanks on the page that answers a post', () => {
    render(element(stage(), { applied: true }));
    expect(screen.getByRole('status').textContent).toContain('Thanks for submitting your application!');
    expect(screen.getByRole('link', { name: 'See open roles' }).getAttribute('href')).toBe('/careers#roles');
    expect(document.activeElement).toBe(document.body);
  });
});

describe('beside words of the board', () => {
  it.each([
    ['a Spanish job on the English page', 'es', 'en', 'En tus palabras'],
    ['an English job on the Spanish page', 'en', 'es', 'In your own words'],
    ['a job of Mexico on the English page', 'es-MX', 'en', 'En tus palabras'],
    ['a job that does not say its language', undefined, 'es', 'En tus palabras'],
    ['a job in a language that the form does not speak', 'fr', 'en', 'In your own words'],
  ] as const)('the form speaks the language of these words: %s', (_, spoken, page, ownWords) => {
    render(element(stage(), { job: { ...everyKind, language: spoken } }, page));
    const resume = page === 'es' ? 'Currículum' : 'Resume';
    expect(box(`${resume} ${page === 'es' ? 'como texto' : 'as text'}`)).toBeTruthy();
    expect(box(`Something else: ${ownWords}`)).toBeTruthy();
    const submit = page === 'es' ? 'Enviar solicitud' : 'Submit application';
    expect(screen.getByRole('button', { name: submit })).toBeTruthy();
  });
});

describe('on a Spanish page', () => {
  const english = { ...everyKind, language: 'en' };

  it('what the product knows is asked in Spanish, unless the board words it otherwise', () => {
    const own = english.questions.map((question) =>
      question.label === 'Last name' ? { ...question, label: 'Name in your passport' } : question,
    );
    render(element(stage(), { job: { ...english, questions: own } }, 'es'));
    for (const name of [/^Nombre/, /^Name in your passport/, /^Correo electrónico/, /^Teléfono/])
      expect(box(name)).toBeTruthy();
    expect(screen.getByLabelText(/^Carta de presentación/)).toBeTruthy();
  });

  it('what stays in the language of the board says so', () => {
    render(element(stage(), { job: english }, 'es'));
    expect(screen.getByText('Why fiber?').getAttribute('lang')).toBe('en');
    expect(screen.getByText('How do you describe yourself?').getAttribute('lang')).toBe('en');
    expect(screen.getByText('Nombre').closest('[lang]')).toBeNull();
  });

  it('nothing is marked where the board says no language', () => {
    render(element(stage(), { job: { ...everyKind, language: undefined } }, 'es'));
    expect(document.querySelector('form [lang]')).toBeNull();
  });
});
